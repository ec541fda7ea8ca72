import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { EditorScreen } from '../support/editors'
import { unique } from '../support/people'
import { expect, open, overflowPixels, test, type Locator, type Page } from '../support/test'

/** Most stops from anywhere on a screen to anywhere else on it. */
const STOPS_MAX = 120

test.use({ viewport: { width: 768, height: 1_024 }, contextOptions: { reducedMotion: 'reduce' } })

test('an editor writes, publishes, deletes and restores with the keyboard alone, 768 px wide', async ({
  page,
}) => {
  test.slow()
  const screen = new EditorScreen(page)
  const { heading } = screen
  const { keyboard } = page
  const { reach, press, write, choose, save } = keysOf(page)
  const lesson = unique('Tipkovnica')

  await open(page, '/admin/login')
  await write('Email', DEMO_ACCOUNTS.admin)
  await write('Lozinka', DEMO_ACCOUNTS.adminPassword)
  await keyboard.press('Enter')
  await page.waitForURL('**/admin')

  await choose('Lekcije')
  await press(screen.link('Nova lekcija').first())
  await expect(heading('Nova lekcija')).toBeFocused()
  await write('Naslov', lesson)
  const unit = page.getByRole('group', { name: 'Cjelina' })
  await reach(unit.getByRole('searchbox'))
  await keyboard.type('Slova i rečenice')
  const found = unit.getByRole('button', { name: /^Slova i rečenice/ }).first()
  await expect(found).toBeVisible()
  await press(found)
  await expect(unit.getByRole('button', { name: /^Ukloni/ })).toBeFocused()
  await write('Sažetak', 'Lekcija napisana samo tipkovnicom, od naslova do objave.')
  await save()
  await expect(heading(lesson)).toBeFocused()

  await press(screen.link('Skripta'))
  await expect(heading(lesson)).toBeFocused()
  const surface = page.getByRole('textbox', { name: 'Skripta' })
  const tools = page.getByRole('toolbar', { name: 'Alati' })
  const use = async (tool: string) => {
    await keyboard.press('Alt+F10')
    const button = tools.getByRole('button', { name: tool, exact: true })
    for (let step = 0; step < 20 && !(await isFocused(button)); step += 1)
      await keyboard.press('ArrowRight')
    await expect(button).toBeFocused()
    await keyboard.press('Enter')
  }
  await reach(surface)
  await keyboard.press('Control+Alt+2')
  await keyboard.type('Naslov lekcije')
  await keyboard.press('Enter')
  await keyboard.type('Polovina je ')
  await use('Formula')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Formula u LaTeX-u')).toBeFocused()
  await keyboard.type('\\frac{1}{2}')
  await press(dialog.getByRole('button', { name: 'U redu' }))
  await expect(surface).toBeFocused()
  // The formula is chosen by an arrow, opened by Enter, left as it was by Escape.
  await keyboard.press('ArrowLeft')
  await keyboard.press('Enter')
  await expect(dialog.getByLabel('Formula u LaTeX-u')).toHaveValue('\\frac{1}{2}')
  await keyboard.press('Escape')
  await expect(surface).toBeFocused()
  await keyboard.press('ArrowRight')
  await keyboard.press('Enter')
  await use('Tablica')
  // The editor takes the focus with the next frame.
  await expect(surface).toBeFocused()
  await keyboard.type('a')
  for (const cell of ['b', 'c', 'd', 'e', 'f']) {
    await keyboard.press('Tab')
    await keyboard.type(cell)
  }
  // Tab goes through the cells; below the table it leaves the editor.
  await keyboard.press('ArrowDown')
  await keyboard.press('Tab')
  await expect(surface).not.toBeFocused()
  await expect(surface.getByRole('cell')).toHaveText(['c', 'd', 'e', 'f'])
  await save()

  await choose('Pitanja')
  await press(screen.link('Novo pitanje').first())
  await expect(heading('Novo pitanje')).toBeFocused()
  await write('Lekcija', lesson)
  const place = page.getByRole('list', { name: 'Pronađene lekcije' }).getByRole('button').first()
  await expect(place).toBeVisible()
  await press(place)
  await expect(screen.field('Lekcija')).toBeFocused()
  await write('Pitanje', 'Koje slovo dolazi prvo?')
  for (const [index, text] of ['a', 'b', 'c'].entries()) {
    const row = page.getByRole('group', { name: `${index + 1}. odgovor` })
    await reach(row.getByLabel('Tekst', { exact: true }))
    await keyboard.type(text)
    await reach(row.getByLabel(/^Zašto/))
    await keyboard.type(`Ovo je slovo ${text}.`)
  }
  await reach(screen.field('Objavljeno'))
  await keyboard.press('Space')
  await save()
  await expect(heading('Koje slovo dolazi prvo?')).toBeFocused()
  expect(await overflowPixels(page)).toBe(0)

  await choose('Lekcije')
  await write('Traži', lesson)
  await expect(page.getByText('Ukupno: 1')).toBeVisible()
  await press(screen.link(lesson))
  await expect(heading(lesson)).toBeFocused()
  await reach(screen.field('Objavljena'))
  await keyboard.press('Space')
  await save()
  const path = String(await screen.link('Pogledaj na stranici').getAttribute('href'))
  expect((await page.request.get(path)).status()).toBe(200)

  await press(screen.button('Obriši…'))
  await expect(dialog).toContainText('pitanj')
  await press(screen.button('Obriši', dialog))
  await expect(heading('Lekcije')).toBeFocused()
  expect((await page.request.get(path)).status()).toBe(410)

  await choose('Koš')
  await write('Traži', lesson)
  await press(screen.link(lesson))
  await press(screen.button('Vrati iz koša'))
  await expect(heading('Koš')).toBeFocused()
  expect((await page.request.get(path)).status()).toBe(200)
})

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement)

/** The keys of an editor. Each stop of Tab must be seen: it has an outline and nothing covers it. */
function keysOf(page: Page) {
  const { keyboard } = page
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible()
    for (let stop = 0; stop < STOPS_MAX; stop += 1) {
      if (await isFocused(target)) return
      await keyboard.press('Tab')
      expect(await page.evaluate(hiddenFocus)).toBeNull()
    }
    throw new Error(`Not reached by Tab: ${target}`)
  }
  const press = async (target: Locator) => {
    await reach(target)
    await keyboard.press('Enter')
  }
  return {
    reach,
    press,
    /** Types over what a field holds. */
    async write(name: string, text: string) {
      await reach(page.getByLabel(name, { exact: true }).filter({ visible: true }))
      await keyboard.press('ControlOrMeta+A')
      await keyboard.type(text)
    },
    /** Goes to a section by the menu behind its button. */
    async choose(section: string) {
      const menu = page.getByRole('navigation', { name: 'Uređivanje' })
      await reach(page.getByRole('button', { name: 'Izbornik' }))
      // A press before the page's scripts run does nothing.
      await expect(async () => {
        if (await menu.isHidden()) await keyboard.press('Enter')
        await expect(menu).toBeVisible({ timeout: 1_000 })
      }).toPass()
      await press(menu.getByRole('link', { name: section, exact: true }))
      await expect(page.getByRole('heading', { level: 1, name: section })).toBeVisible()
    },
    async save() {
      await keyboard.press('Control+s')
      await expect(page.getByRole('button', { name: 'Odbaci promjene' })).toBeHidden()
      await expect(page.getByRole('button', { name: 'Spremi' })).toBeVisible()
    },
  }
}

/** What has the focus and can't be seen; null where all is well. Runs in the page. */
function hiddenFocus(): string | null {
  const focused = document.activeElement
  // After the last stop the browser itself has it; a preview marks what has it inside, toasts go.
  if (!document.hasFocus() || !focused || focused === document.body) return null
  if (focused.matches('iframe') || focused.closest('[data-sonner-toast]')) return null
  // The heading of a new step takes the focus itself; it is no stop of Tab.
  if (focused.matches('h1[tabindex="-1"]')) return null
  const { outlineStyle, boxShadow, borderColor } = getComputedStyle(focused)
  const { left, right, top, bottom } = focused.getBoundingClientRect()
  const name = `${focused.outerHTML.slice(0, 200)} at ${left}, ${top}`
  const isMarked = outlineStyle !== 'none' || boxShadow !== 'none' || focused.matches('.tiptap')
  if (!isMarked) return `no outline (${borderColor}): ${name}`
  const inside = [0.1, 0.5, 0.9].flatMap((across) =>
    [0.1, 0.5, 0.9].map((down) => [
      left + (right - left) * across,
      top + (Math.min(bottom, innerHeight) - top) * down,
    ]),
  )
  const isSeen = inside.some(([x = 0, y = 0]) => {
    const there = document.elementFromPoint(x, y)
    return there !== null && (focused.contains(there) || there.contains(focused))
  })
  return isSeen ? null : `covered: ${name}`
}
