/** Each subject's colour on a light background, as in the light theme (app/styles/theme.css). */
const COLORS: Record<string, string> = {
  'hrvatski-jezik': '#be123c',
  matematika: '#1d4ed8',
  'priroda-i-drustvo': '#166534',
  priroda: '#0f6b63',
  biologija: '#3f6212',
  kemija: '#7e22ce',
  fizika: '#4338ca',
  povijest: '#8a3d0d',
  geografija: '#0e6780',
  'engleski-jezik': '#b3191b',
  informatika: '#9b1fa5',
}

export const areaColor = (area: string): string => COLORS[area] ?? '#4a34b8'
