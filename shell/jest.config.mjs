import { browserPreset } from '@dara/tooling/jest/browser';

const preset = browserPreset(import.meta.dirname);
const [, stub] = Object.entries(preset.moduleNameMapper)[0];

export default {
  ...preset,
  // The bundler reads `?preload` from an import; tests take the file like any other.
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    '\\.woff2\\?preload$': stub,
    '/container-source\\.ts$': '<rootDir>/src/testing/no-containers.ts',
  },
};
