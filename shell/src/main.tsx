import { yieldToMain } from './app/yield-to-main.ts';

/**
 * The shell's libraries, each executed in a task of its own, so that a slow phone can paint and respond in between.
 * They are in this file, but execute on demand.
 */
const FOUNDATIONS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@dara/sdk/store'),
  () => import(/* webpackMode: "eager" */ '@dara/sdk/router'),
  () => import(/* webpackMode: "eager" */ '@dara/sdk/theme'),
  () => import(/* webpackMode: "eager" */ '@dara/sdk/i18n'),
];

async function start(): Promise<void> {
  for (const run of FOUNDATIONS) {
    await yieldToMain();
    await run();
  }
  await yieldToMain();
  const { startShell } = await import(/* webpackMode: "eager" */ './app/start.tsx');
  await startShell();
}

void start().catch(async (error: unknown) => {
  const { reportFailedStart } = await import(
    /* webpackMode: "eager" */ './remotes/failed-start.ts'
  );
  reportFailedStart();
  throw error;
});
