import { copyDemoData } from './demo-data.ts';
import { startSite } from './site.ts';

/**
 * Starts the site for all journeys; passes its address and folder by environment variables. For writing journeys,
 * `E2E_URL` and `E2E_DATA_DIR` select a running site.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['E2E_URL'] && process.env['E2E_DATA_DIR']) return undefined;
  const site = await startSite({ prepare: copyDemoData });
  process.env['E2E_URL'] = site.url;
  process.env['E2E_DATA_DIR'] = site.dataDir;
  return () => site.stop();
}
