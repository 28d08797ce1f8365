import { escapeHtml } from '@dara/backend';
import { cutText } from '@dara/model';
import type { Mail } from '@dara/backend';
import { withoutLinks } from '../../kernel/text/without-links.ts';
import type { ContactInput } from './contact.input.ts';
import type { Agency } from '../site-setting/site-setting.public.ts';
import type { ContactTalent } from './contact.repository.ts';

const SUBJECT_NAME = 60;

interface Recipient {
  to: string;
  agency: Pick<Agency, 'publicUrl' | 'name'>;
}

/** A visitor's message for staff; replies go to the visitor. */
export function contactMail(
  input: ContactInput,
  talents: readonly ContactTalent[],
  { to, agency }: Recipient,
): Mail {
  const facts = [
    ['ชื่อ / Name', withoutLinks(input.name)],
    ['อีเมล / Email', input.email],
    ['เบอร์โทรศัพท์ / Phone', input.phone],
    ['บริษัท / Company', withoutLinks(input.company ?? '')],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  const links = talents.map(({ id, name }) => ({
    // The mail has both languages side by side.
    name: withoutLinks([...new Set([name.th, name.en])].join(' / ')),
    url: `${agency.publicUrl}/talent/${id}`,
  }));
  const text = [
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    input.message,
    ...(links.length > 0
      ? [`ศิลปินที่สนใจ / Talents:\n${links.map(({ name, url }) => `${name} ${url}`).join('\n')}`]
      : []),
  ].join('\n\n');
  return {
    to,
    subject: `ข้อความถึง ${agency.name('en')} · Message from ${withoutLinks(cutText(input.name, SUBJECT_NAME))}`,
    text: `${text}\n`,
    html: htmlOf(facts, input.message, links),
    ...(input.email ? { replyTo: { name: withoutLinks(input.name), address: input.email } } : {}),
  };
}

function htmlOf(
  facts: readonly [string, string][],
  message: string,
  links: readonly { name: string; url: string }[],
): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th align="left">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  const items = links.map(
    ({ name, url }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(name)}</a></li>`,
  );
  const list = items.length > 0 ? `<p>ศิลปินที่สนใจ / Talents</p><ul>${items.join('')}</ul>` : '';
  const body = escapeHtml(message).replaceAll('\n', '<br>');
  return `<!doctype html><html lang="th"><body><table>${rows.join('')}</table><p>${body}</p>${list}</body></html>`;
}
