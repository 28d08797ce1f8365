#!/usr/bin/env node
import { existsSync } from 'node:fs';

// A production folder contains compiled sources and no TypeScript loader.
const compiled = new URL('../src/cli/dara.js', import.meta.url);
if (existsSync(compiled)) {
  await import(compiled.href);
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import('../src/cli/dara.ts');
}
