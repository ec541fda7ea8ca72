import { buttonLook } from '@/components/ui/button-look'
import { ConsentButton } from '@/components/site/dynamic-content/consent-button'
import { TextPage, textMetadata } from '../text-page'

export const generateMetadata = () => textMetadata('politika-kolacica')

export default function CookiesPage() {
  return (
    <TextPage slug="politika-kolacica">
      <ConsentButton action="reset" className={buttonLook({ variant: 'secondary' })}>
        Povuci izbor kolačića
      </ConsentButton>
    </TextPage>
  )
}
