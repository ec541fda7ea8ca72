import { vi } from 'vitest'

/**
 * What screens of accounts touch outside themselves: the server, the address bar, toasts. A test
 * imports this file first, so that whatever it imports next gets these.
 */
vi.mock('@/lib/http/client', async (original) => ({ ...(await original<object>()), call: vi.fn() }))
vi.mock('@/components/ui/toast', () => ({ toast: vi.fn() }))
