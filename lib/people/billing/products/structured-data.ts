import { PRICES_PATH } from '@/lib/platform/paths'

type Offered = { name: string; description: string; price: number }

/** The products on sale, for search engines (schema.org). */
export const productsStructuredData = (products: Offered[], siteUrl: string) => ({
  '@context': 'https://schema.org',
  '@graph': products.map(({ name, description, price }) => ({
    '@type': 'Product',
    name,
    ...(description && { description }),
    offers: {
      '@type': 'Offer',
      price: (price / 100).toFixed(2),
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      url: siteUrl + PRICES_PATH,
    },
  })),
})
