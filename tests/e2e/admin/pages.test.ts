import { EditorScreen } from '../support/editors'
import { expect, test } from '../support/test'

test('an editor changes a text, and its page shows it', async ({ page }) => {
  const screen = new EditorScreen(page)
  await screen.signIn()
  await screen.choose('Stranice')
  await screen.find('O nama')
  await screen.field('Vrijedi od').fill('25.11.2026.')
  await screen.save()
  await page.goto('/o-nama')
  await expect(page.getByText('Vrijedi od 25. studenoga 2026.')).toBeVisible()
})
