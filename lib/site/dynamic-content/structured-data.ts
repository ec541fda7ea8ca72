import { SITE_DESCRIPTION } from '@/lib/platform/metadata'

/** The site and its operator for search engines (schema.org), on the home page. */
export const siteData = (name: string, siteUrl: string) => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'WebSite',
      '@id': `${siteUrl}/#stranica`,
      name,
      url: `${siteUrl}/`,
      description: SITE_DESCRIPTION,
      inLanguage: 'hr',
      publisher: { '@id': `${siteUrl}/#organizacija` },
    },
    {
      '@type': 'Organization',
      '@id': `${siteUrl}/#organizacija`,
      name,
      url: `${siteUrl}/`,
      logo: `${siteUrl}/icon-512.png`,
    },
  ],
})
