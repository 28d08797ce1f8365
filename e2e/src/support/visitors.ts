import { request } from 'node:http';

interface Reported {
  name: string;
  version: string;
  loads: number;
  failures?: { render: number };
}

/** What browsers in as many networks report of a release; Linux answers on every address of 127.0.0.0/8. */
export async function reportFromNetworks(
  siteUrl: string,
  networks: number,
  reported: Reported,
): Promise<void> {
  const body = JSON.stringify({ releases: [reported] });
  for (let network = 1; network <= networks; network += 1)
    await new Promise<void>((resolve, reject) => {
      const options = {
        ...{ method: 'POST', host: '127.0.0.1', localAddress: `127.0.${network}.1` },
        headers: { 'content-type': 'text/plain' },
      };
      request(new URL('/_dara/measures', siteUrl), options, (answer) => {
        answer.resume();
        if ((answer.statusCode ?? 500) < 300) resolve();
        else reject(new Error(`the site answered a report with ${answer.statusCode}`));
      })
        .once('error', reject)
        .end(body);
    });
}
