// The load comes from a process of its own, so that it does not measure itself.
import { autocannon } from '../lib/autocannon.ts';

const [url = '', path = '/', seconds = '5'] = process.argv.slice(2);

const options = {
  url: url + path,
  connections: 32,
  // As many visitors behind the proxy as there are requests: what is not cached is limited by the address.
  headers: { 'accept-encoding': 'br', 'x-forwarded-for': '[<id>]' },
  // Gives every request an id of its own where the mark `[<id>]` stands.
  idReplacement: true,
};
await autocannon({ ...options, duration: 2 });
const result = await autocannon({ ...options, duration: Number(seconds) });
process.stdout.write(
  JSON.stringify({
    perSecond: result.requests.average,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors,
  }),
);
