import { createRequire } from 'node:module';
import path from 'node:path';
import { browserLibraries } from './browser-libraries.mjs';

const require = createRequire(import.meta.url);

/** Packages on npm that ship ES modules only, which Jest must transform like our own sources. */
const MODULES_ONLY = ['react-intl', '@formatjs', 'intl-messageformat', '@dara', 'until-async'];

const swc = (syntax) => [
  require.resolve('@swc/jest'),
  {
    jsc: {
      target: 'es2022',
      parser: syntax,
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

/**
 * Jest for packages that run in the browser: jsdom, TypeScript and JSX through SWC.
 *
 * @param {string} rootDir the package's folder
 */
export function browserPreset(rootDir) {
  const libraries = browserLibraries(rootDir);
  return {
    rootDir,
    roots: ['<rootDir>/src'],
    testEnvironment: require.resolve('./browser-environment.cjs'),
    // Secure cookies, which hold the session, exist on https only.
    testEnvironmentOptions: { url: 'https://dara.test/' },
    setupFilesAfterEnv: [
      path.join(libraries.folder, '@testing-library/jest-dom.cjs'),
      require.resolve('./browser-setup.cjs'),
      require.resolve('./retry.cjs'),
    ],
    transform: {
      '^.+\\.tsx?$': swc({ syntax: 'typescript', tsx: true }),
      '^.+\\.[cm]?jsx?$': swc({ syntax: 'ecmascript', jsx: true }),
    },
    transformIgnorePatterns: [`/node_modules/(?!(?:${MODULES_ONLY.join('|')})/)`],
    moduleNameMapper: {
      '\\.(css|woff2?|svg|png|jpg)$': require.resolve('./file-stub.cjs'),
      [libraries.pattern]: path.join(libraries.folder, '$1.cjs'),
    },
    // A form of many fields, filled in by a person's events, takes a loaded machine a minute.
    testTimeout: 120_000,
    maxWorkers: 2,
  };
}
