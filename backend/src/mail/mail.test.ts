import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { createMailer, outboxFolder } from './mail.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'dara-mail-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const mail = { to: 'talent@dara.test', subject: 'ตั้งรหัสผ่านใหม่', text: 'สวัสดี', html: '<p>สวัสดี</p>' };
const expected = {
  from: { name: 'Dara', address: 'no-reply@dara.test' },
  to: [{ name: '', address: 'talent@dara.test' }],
  subject: 'ตั้งรหัสผ่านใหม่',
  text: expect.stringContaining('สวัสดี'),
  html: expect.stringContaining('<p>สวัสดี</p>'),
};
const mailFrom = 'Dara <no-reply@dara.test>';

test('without SMTP each mail is a whole file in the outbox', async () => {
  const mailer = createMailer({ dataDir, mailFrom });
  await Promise.all([mailer.send(mail), mailer.send(mail)]);
  const names = readdirSync(outboxFolder(dataDir));
  expect(names).toHaveLength(2);
  for (const name of names) {
    expect(name).toMatch(/\.eml$/);
    expect(await PostalMime.parse(readFileSync(join(outboxFolder(dataDir), name)))).toMatchObject(
      expected,
    );
  }
  mailer.close();
});

test('with SMTP it is sent', async () => {
  const received: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.on('data', (chunk: Buffer) => received.push(chunk));
      stream.on('end', () => done());
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mailer = createMailer({ dataDir, mailFrom, smtpUrl: `smtp://127.0.0.1:${port}` });
  try {
    await mailer.send(mail);
    expect(await PostalMime.parse(Buffer.concat(received))).toMatchObject(expected);
  } finally {
    mailer.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
  await expect(mailer.send(mail)).rejects.toThrow();
});
