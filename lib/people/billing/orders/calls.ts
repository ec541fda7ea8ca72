import { apiCallsOf } from '@/lib/platform/http/api-call'
import type * as contracts from './contract'

export const ordersApiCalls = apiCallsOf<typeof contracts>()({
  placeOrder: 'POST /narudzbe',
  listOrders: 'GET /narudzbe',
  readOrder: 'GET /narudzbe/{id}',
  cancelOrder: 'DELETE /narudzbe/{id}',
  drawSlipCode: 'GET /narudzbe/{id}/uplatnica',
})
