import next from 'eslint-config-next/core-web-vitals'
import comments from '@eslint-community/eslint-plugin-eslint-comments'
import boundaries from 'eslint-plugin-boundaries'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { elements, rules } from './tests/architecture/boundaries.mjs'

export default defineConfig([
  globalIgnores([
    '.next*/',
    '.data/',
    'node_modules/',
    'next-env.d.ts',
    'tests/.artifacts/',
    'coverage/',
  ]),
  ...next,
  ...tseslint.configs.strict,
  {
    plugins: { '@eslint-community/eslint-comments': comments },
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-dynamic-delete': 'off',
      'no-console': ['error', { allow: ['error'] }],
      'max-lines': ['error', { max: 300 }],
      'no-warning-comments': 'error',
      '@eslint-community/eslint-comments/require-description': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'MemberExpression[object.name=/^(test|it|describe)$/][property.name=/^(only|skip|todo|fails)$/]',
          message: 'Every test runs, and none alone.',
        },
      ],
      'no-restricted-imports': [
        'error',
        {
          name: 'next/link',
          message: 'Take Link of components/ui/link: it fetches nothing ahead.',
        },
      ],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'stores/**/*.ts', 'lib/**/*.ts'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': elements,
      'import/resolver': { typescript: { project: './tsconfig.json' } },
    },
    rules: { 'boundaries/dependencies': ['error', rules] },
  },
  {
    // Runs in browsers. Next and Tailwind require Safari 16.4, the last version for many school
    // iPads.
    files: [
      'components/**/*.{ts,tsx}',
      'stores/**/*.ts',
      'lib/platform/browser/**/*.ts',
      'lib/platform/http/{client,download,events}.ts',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        ...[
          ['AbortSignal', 'any'],
          ['Map', 'groupBy'],
          ['Object', 'groupBy'],
          ['Promise', 'withResolvers'],
          [undefined, 'checkVisibility'],
        ].map(([object, property]) => ({
          ...(object && { object }),
          property,
          message: 'Safari has it since 17.4 only.',
        })),
      ],
    },
  },
  {
    files: ['components/ui/link.tsx'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    // Command line programs write to standard output.
    files: ['lib/across/cli/**', 'tests/**', '*.config.*'],
    rules: { 'no-console': 'off' },
  },
])
