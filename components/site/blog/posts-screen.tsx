'use client'
import { listField } from '@/components/platform/admin/list-field'
import { removeRecord } from '@/components/platform/admin/record-calls'
import { RecordsScreen } from '@/components/platform/admin/records-screen'
import { imageFormField } from '@/components/content/media/images/image-control'
import { MarkdownEditor } from '@/components/content/editor/markdown-editor'
import { SlugProposal } from '@/components/platform/admin/slug-proposal'
import {
  createContract,
  deleteContract,
  listContract,
  postFields,
  readContract,
  saveContract,
} from '@/lib/site/blog/contract'
import { formatDate } from '@/lib/platform/hr/dates'

/** The admin's screen of the blog's posts, including drafts. */
export function PostsScreen() {
  return (
    <RecordsScreen
      list={{
        title: 'Blog',
        about: 'Članci za roditelje i učenike. Objavljene vide svi, skice samo urednici.',
        start:
          'Dodaj prvi članak. Dok nije označen kao objavljen, vidiš ga samo ti i ostali urednici.',
        list: listContract,
        nameOf: ({ title }) => title,
        create: 'Novi članak',
        columns: [
          { id: 'title', header: 'Naslov', cell: ({ title }) => title, isSortable: true },
          {
            id: 'state',
            header: 'Stanje',
            cell: (one) => (one.isPublished ? 'objavljen' : 'skica'),
          },
          {
            id: 'publishedAt',
            header: 'Prvi put objavljen',
            cell: ({ publishedAt }) => publishedAt && formatDate(new Date(publishedAt)),
            isSortable: true,
          },
          { id: 'slug', header: 'Adresa', cell: ({ slug }) => `/blog/${slug}` },
        ],
        filters: [
          {
            name: 'isPublished',
            label: 'Stanje',
            options: [
              { value: 'true', label: 'Objavljeni' },
              { value: 'false', label: 'Skice' },
            ],
          },
        ],
        actions: [
          {
            label: 'Obriši',
            asks: 'Obrisati odabrane članke?',
            run: (one) => removeRecord(deleteContract, one),
          },
        ],
      }}
      form={{
        table: 'blog_posts',
        schema: postFields,
        calls: {
          read: readContract,
          create: createContract,
          save: saveContract,
          remove: deleteContract,
        },
        titleOf: (post) => post?.title ?? 'Novi članak',
        fields: [
          { name: 'title', label: 'Naslov' },
          {
            name: 'slug',
            label: 'Adresa',
            hint: 'Prazno: nastaje iz naslova. Stare poveznice vode na novu adresu.',
            kind: 'slug',
            of: 'title',
            proposal: (words) => <SlugProposal modelType="post" {...{ words }} />,
          },
          {
            name: 'summary',
            label: 'Sažetak',
            hint: 'Dvije rečenice za popis članaka i za tražilice.',
            kind: 'area',
          },
          {
            name: 'text',
            label: 'Tekst',
            isMarkdown: true,
            kind: 'own',
            toText: String,
            control: ({ value, onChange, wiring }) => (
              <MarkdownEditor
                kind="script"
                label="Tekst"
                value={String(value)}
                {...{ onChange, wiring }}
              />
            ),
          },
          imageFormField('image', 'Slika', 'Na popisu članaka i iznad teksta.'),
          { name: 'author', label: 'Autor', hint: 'Prazno: bez imena.' },
          listField(
            'tags',
            'Oznake',
            'Odvojene zarezom. Članci s istim oznakama upućuju jedan na drugi.',
          ),
          {
            name: 'isPublished',
            label: 'Objavljen',
            hint: 'Objavljen članak vide svi, čim se spremi.',
            kind: 'tick',
          },
        ],
        valuesOf: (post) => ({
          title: post?.title ?? '',
          slug: post?.slug ?? '',
          summary: post?.summary ?? '',
          text: post?.text ?? '',
          image: post?.image ?? '',
          author: post?.author ?? '',
          tags: post?.tags ?? [],
          isPublished: post?.isPublished ?? false,
        }),
      }}
    />
  )
}
