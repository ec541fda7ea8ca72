import { callsOf } from '@/lib/platform/http/call'
import type * as contracts from './contract'

export const ordersCalls = callsOf<typeof contracts>()({
  placeOrder: 'POST /narudzbe',
  listOrders: 'GET /narudzbe',
  readOrder: 'GET /narudzbe/{id}',
  cancelOrder: 'DELETE /narudzbe/{id}',
  drawSlipCode: 'GET /narudzbe/{id}/uplatnica',
})
