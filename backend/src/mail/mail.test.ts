import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { createMailer, outboxFolder } from './mail.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'dara-mail-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const mail = { to: 'book@dara.test', subject: 'ตั้งรหัสผ่านใหม่', text: 'สวัสดี', html: '<p>สวัสดี</p>' };
const expected = {
  from: { name: 'Dara', address: 'no-reply@dara.test' },
  to: [{ name: '', address: 'book@dara.test' }],
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

test('an address is one recipient, even with commas or other syntax in it', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      received.push(address);
      done();
    },
    onData(stream, _session, done) {
      stream.resume().on('end', () => done());
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mailer = createMailer({ dataDir, mailFrom, smtpUrl: `smtp://127.0.0.1:${port}` });
  try {
    for (const to of ['a,b@t.test', 'a;b@t.test', '<x>y@t.test', 'A Person <z@t.test>']) {
      await mailer.send({ ...mail, to }).catch(() => received.push('refused'));
    }
  } finally {
    mailer.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
  expect(received).toHaveLength(4);
  for (const address of ['b@t.test', 'y@t.test', 'z@t.test']) {
    expect(received).not.toContain(address);
  }
});

test('the same id gives the same Message-ID', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dara-mail-'));
  const mailer = createMailer({ dataDir: folder, mailFrom });
  for (const id of ['one', 'one', 'two']) await mailer.send(mail, id);
  const names = readdirSync(outboxFolder(folder));
  const mails = await Promise.all(
    names.map((name) => PostalMime.parse(readFileSync(join(outboxFolder(folder), name)))),
  );
  expect(mails.map(({ messageId }) => messageId).sort()).toEqual([
    '<one@dara.test>',
    '<one@dara.test>',
    '<two@dara.test>',
  ]);
  rmSync(folder, { recursive: true });
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
