import { copyDemoData } from './demo-data.ts';
import { startSite } from './site.ts';

/**
 * Starts the site that every journey visits; its address and folder travel by environment. While
 * writing journeys, `E2E_URL` and `E2E_DATA_DIR` name a site that runs already.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['E2E_URL'] && process.env['E2E_DATA_DIR']) return undefined;
  const site = await startSite({ prepare: copyDemoData });
  process.env['E2E_URL'] = site.url;
  process.env['E2E_DATA_DIR'] = site.dataDir;
  return () => site.stop();
}
