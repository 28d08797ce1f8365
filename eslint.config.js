import formatjs from 'eslint-plugin-formatjs';
import jest from 'eslint-plugin-jest';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import globals from 'globals';
import tseslint from 'typescript-eslint';

// What `npm run create` writes is a remote as well.
const TEMPLATE = 'tooling/template/src/**';
const REMOTES = ['mf-*/src/**/*.{ts,tsx}', `${TEMPLATE}/*.{ts,tsx}`];
const SCREENS = ['shell/src/**/*.tsx', 'mf-*/src/**/*.tsx', `${TEMPLATE}/*.tsx`];
const TESTS = ['**/*.test.{ts,tsx}'];
const BROWSER = ['shared/*/src/**/*.{ts,tsx}', 'shell/src/**/*.{ts,tsx}', ...REMOTES];

// Code whose functions have at most 80 lines.
const SHORT_FUNCTIONS = [
  'api/**',
  'backend/**',
  'platform/**',
  'tooling/**',
  'bench/**',
  'e2e/src/support/**',
  'shared/*/src/**',
  'shell/src/**',
  'mf-*/src/**',
].map((folder) => `${folder}/*.{ts,tsx,mjs,cjs,js}`);

const SERVER = ['api', 'backend', 'platform'].map((folder) => `${folder}/src/**/*.{ts,mjs}`);
const REPEATING =
  'What repeats or waits is a job, declared in <what>.job.ts beside its noun (docs/decisions/0015).';

const facade = (name, area) => ({ name, message: `Import it from @dara/sdk/${area}.` });

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/dist-*/',
      '**/test-results/',
      '**/coverage/',
      '**/generated.ts',
      '.cache/',
      '.data/',
      '.nx/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // The compiler reports these, and knows more.
      '@typescript-eslint/no-unused-vars': 'off',
      'no-console': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: false, skipComments: false }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: SHORT_FUNCTIONS,
    ignores: [...TESTS, '**/testing/**'],
    rules: {
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: SERVER,
    // What slow requests may take, what lies on the disk of one machine, and what a process looks for itself.
    ignores: [
      'backend/src/http/health.ts',
      'backend/src/http/slow-bodies.ts',
      'backend/src/http/temporary-files.ts',
      'platform/src/gateway/poll-changes.ts',
      'platform/src/rendering/memory-watch.ts',
      ...TESTS,
      '**/testing/**',
    ],
    rules: {
      'no-restricted-globals': ['error', { name: 'setInterval', message: REPEATING }],
      'no-restricted-imports': [
        'error',
        {
          paths: ['node:timers', 'node:timers/promises', 'timers', 'timers/promises'].map(
            (name) => ({ name, importNames: ['setInterval'], message: REPEATING }),
          ),
        },
      ],
    },
  },
  {
    files: SERVER,
    ignores: ['**/*.job.ts', ...TESTS],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression[callee.property.name='declare']:matches([callee.object.name='jobs'], [callee.object.property.name='jobs'])",
          message: REPEATING,
        },
        {
          selector: 'TSAsExpression > AwaitExpression > ImportExpression[source.value=/^@dara\\//]',
          message: 'The import has types of its own: a cast hides that something was renamed.',
        },
      ],
    },
  },
  {
    files: SERVER,
    // Migrations meet older schemas; a dialect serves any.
    ignores: ['**/migrations/**', '**/*.migrations.ts', 'backend/src/database/pglite-dialect.ts'],
    rules: {
      '@typescript-eslint/no-restricted-types': [
        'error',
        {
          types: {
            'Kysely<unknown>': 'Db of @dara/backend knows every table (docs/decisions/0026).',
          },
        },
      ],
    },
  },
  { files: ['**/*.{js,mjs,cjs}'], languageOptions: { globals: globals.node } },
  // Texts of the demonstration: data, however long.
  // A test file covers a module; its set-up costs more than its length.
  { files: ['**/*-data.ts', ...TESTS, 'e2e/src/*.journey.ts'], rules: { 'max-lines': 'off' } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['**/cli.ts', '**/cli/**', '**/scripts/**', 'bench/**', 'shared/*/src/testing/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: BROWSER,
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y, formatjs },
    languageOptions: { globals: globals.browser },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'formatjs/enforce-id': 'off',
      'formatjs/no-offset': 'error',
      'formatjs/enforce-plural-rules': ['error', { other: true }],
      'formatjs/no-multiple-whitespaces': 'error',
    },
  },
  {
    files: BROWSER,
    // The api client itself; tests; and the loader, which fetches scripts, not data.
    ignores: [
      'shared/sdk/src/api/**',
      'shared/*/src/testing/**',
      'shell/src/federation/**',
      ...TESTS,
    ],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Use a generated endpoint: sessions and errors depend on it.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.name='createApi']",
          message: 'There is one api, in @dara/sdk/api; inject endpoints into it.',
        },
      ],
    },
  },
  {
    files: SCREENS,
    ignores: TESTS,
    plugins: { formatjs },
    rules: { 'formatjs/no-literal-string-in-jsx': 'error' },
  },
  {
    files: REMOTES,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            facade('react-router-dom', 'router'),
            facade('react-router', 'router'),
            facade('react-redux', 'store'),
            facade('@reduxjs/toolkit', 'store or @dara/sdk/api'),
            facade('react-intl', 'i18n'),
          ],
          patterns: [{ group: ['@reduxjs/toolkit/*'], message: 'Import it from @dara/sdk/api.' }],
        },
      ],
    },
  },
  {
    files: TESTS,
    ...jest.configs['flat/recommended'],
    rules: {
      ...jest.configs['flat/recommended'].rules,
      'jest/no-disabled-tests': 'error',
      'jest/no-focused-tests': 'error',
      // Assertions live in named functions where several tests share them.
      'jest/expect-expect': ['error', { assertFunctionNames: ['expect*', 'assert*'] }],
      'jest/no-conditional-expect': 'off',
    },
  },
  {
    files: ['**/*.test.tsx'],
    ...testingLibrary.configs['flat/react'],
    rules: {
      ...testingLibrary.configs['flat/react'].rules,
      // Server rendering answers text, and styles are read off the document itself.
      'testing-library/render-result-naming-convention': 'off',
      'testing-library/no-node-access': 'off',
    },
  },
);
