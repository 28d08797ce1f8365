// The load generator runs in a separate process, so that it does not measure itself.
import { autocannon } from '../lib/autocannon.ts';

const [url = '', path = '/', seconds = '5'] = process.argv.slice(2);

const options = {
  url: url + path,
  connections: 32,
  // Each request has its own client address, because uncached pages are limited per address.
  headers: { 'accept-encoding': 'br', 'x-forwarded-for': '[<id>]' },
  // Replaces `[<id>]` by a unique id per request.
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
