// The attack runs in a separate process, so that it does not slow down the measurement.
import { autocannon } from '../lib/autocannon.ts';

const [url = '', seconds = '10', address = '203.0.113.1'] = process.argv.slice(2);

const { statusCodeStats, errors } = await autocannon({
  url: `${url}/talent?keyword=odd-[<id>]`,
  connections: 120,
  duration: Number(seconds),
  headers: { 'accept-encoding': 'br', 'x-forwarded-for': address },
  idReplacement: true,
});
const answers = Object.entries(statusCodeStats ?? {}).map(([status, { count }]) => [status, count]);
process.stdout.write(JSON.stringify({ ...Object.fromEntries(answers), errors }));
