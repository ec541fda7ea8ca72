'use client'
import { Menu } from '@base-ui/react/menu'
import { ChevronDown } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { useState } from 'react'
import { useOnLeave } from '@/components/ui/use-on-leave'
import type { Viewer } from '@/lib/users/viewer'
import { useUser } from '@/stores/user'
import { useAccountActions } from './account-actions'
import { Avatar } from './avatar'
import { ParentName } from './parent-name'

const ITEM =
  'flex min-h-11 w-full cursor-pointer items-center rounded-control px-3 font-bold outline-none ' +
  'data-[highlighted]:bg-area-soft data-[highlighted]:text-area'

/** The account's menu behind its avatar; opens on hover, click and keyboard. */
export function UserMenu({ viewer }: { viewer: Viewer }) {
  const user = useUser((state) => state.user)
  const actions = useAccountActions()
  const [isOpen, setOpen] = useState(false)
  useOnLeave(() => setOpen(false))
  const { firstName } = user ?? viewer
  return (
    <Menu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <Menu.Trigger
        openOnHover
        delay={0}
        aria-label={`Korisnički izbornik: ${firstName}`}
        className="inline-flex min-h-11 items-center gap-1 rounded-control px-1 hover:bg-sunken"
      >
        <Avatar person={user ?? viewer} className="size-9" />
        <ChevronDown aria-hidden="true" className="size-4" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={6} className="z-50">
          <Menu.Popup className="w-56 animate-rise rounded-card border border-line bg-surface p-2 text-ink shadow-lift outline-none">
            <Menu.Group>
              <Menu.GroupLabel className="mb-1 border-b border-line px-3 pt-1 pb-2 font-display text-lg font-bold break-words">
                {firstName}
                <ParentName />
              </Menu.GroupLabel>
              {actions.map((action) =>
                'href' in action ? (
                  <Menu.Item
                    key={action.label}
                    className={ITEM}
                    render={<Link href={action.href} />}
                  >
                    {action.label}
                  </Menu.Item>
                ) : (
                  <Menu.Item key={action.label} className={ITEM} onClick={action.run}>
                    {action.label}
                  </Menu.Item>
                ),
              )}
            </Menu.Group>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
