/** How to install a Croatian voice, for browsers without one. */
export const VoiceInstallHelp = () => (
  <section aria-labelledby="glas">
    <h3 id="glas" className="mb-1 font-bold">
      Čitaj naglas
    </h3>
    <p>
      Ovaj preglednik nema hrvatski glas. Gumb „Poslušaj” pojavit će se kad se glas doda u
      postavkama uređaja:
    </p>
    <ul className="mt-2 list-disc space-y-1 pl-5">
      {WAYS.map(({ device, way }) => (
        <li key={device}>
          <strong>{device}:</strong> {way}
        </li>
      ))}
    </ul>
  </section>
)

const WAYS = [
  {
    device: 'Windows',
    way: 'Postavke, Vrijeme i jezik, Govor, Dodaj glasove, hrvatski. Preglednik Edge ima hrvatski glas i bez toga.',
  },
  {
    device: 'Android',
    way: 'Postavke, Pristupačnost, Pretvaranje teksta u govor, Instaliraj glasovne podatke, hrvatski.',
  },
  {
    device: 'iPhone i iPad',
    way: 'Postavke, Pristupačnost, Izgovoreni sadržaj, Glasovi, hrvatski.',
  },
]
