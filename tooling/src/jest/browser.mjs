import { createRequire } from 'node:module';
import path from 'node:path';
import { browserLibraries } from './browser-libraries.mjs';

const require = createRequire(import.meta.url);

/** npm packages that are ES modules only, which Jest must transform. */
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
 * Jest configuration of browser packages: jsdom, TypeScript and JSX through SWC.
 *
 * @param {string} rootDir the package's folder
 */
export function browserPreset(rootDir) {
  const libraries = browserLibraries(rootDir);
  return {
    rootDir,
    roots: ['<rootDir>/src'],
    testEnvironment: require.resolve('./browser-environment.cjs'),
    // Secure cookies, which contain the session, need https.
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
    // Filling in a large form with simulated user events takes a minute on a loaded machine.
    testTimeout: 120_000,
    maxWorkers: 2,
  };
}
