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

/** A message of a visitor to the agency. */
export interface MessageLetter {
  /** Begins the subject in both languages, before the agency and the sender. */
  kind: { th: string; en: string };
  sender: Pick<ContactInput, 'name' | 'email' | 'phone' | 'company'>;
  /** Labels and values below those of the sender. */
  facts?: readonly (readonly [label: string, value: string])[];
  message: string;
  talents: readonly ContactTalent[];
  /** The path in management where staff go on. */
  path?: string;
}

export function contactMail(input: ContactInput, talents: readonly ContactTalent[]): MessageLetter {
  const kind = { th: 'ข้อความถึง', en: 'Message from' };
  return { kind, sender: input, message: input.message, talents };
}

/** A visitor's message for staff; replies go to the visitor. */
export function messageMail(letter: MessageLetter, { to, agency }: Recipient): Mail {
  const { kind, sender, message, talents, path } = letter;
  const own: [string, string | null][] = [
    ['ชื่อ / Name', withoutLinks(sender.name)],
    ['อีเมล / Email', sender.email],
    ['เบอร์โทรศัพท์ / Phone', sender.phone],
    ['บริษัท / Company', withoutLinks(sender.company ?? '')],
  ];
  const facts = [
    ...own.filter((fact): fact is [string, string] => Boolean(fact[1])),
    ...(letter.facts ?? []).map(([label, value]) => [label, withoutLinks(value)] as const),
  ];
  const links = talents.map(({ id, name }) => ({
    // The mail has both languages side by side.
    name: withoutLinks([...new Set([name.th, name.en])].join(' / ')),
    url: `${agency.publicUrl}/talent/${id}`,
  }));
  const place = path && `${agency.publicUrl}${path}`;
  const text = [
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    message,
    ...(links.length > 0
      ? [`ศิลปินที่สนใจ / Talents:\n${links.map(({ name, url }) => `${name} ${url}`).join('\n')}`]
      : []),
    place,
  ]
    .filter(Boolean)
    .join('\n\n');
  return {
    to,
    subject: `${kind.th} ${agency.name('en')} · ${kind.en} ${withoutLinks(cutText(sender.name, SUBJECT_NAME))}`,
    text: `${text}\n`,
    html: htmlOf(facts, message, links, place),
    ...(sender.email
      ? { replyTo: { name: withoutLinks(sender.name), address: sender.email } }
      : {}),
  };
}

function htmlOf(
  facts: readonly (readonly [string, string])[],
  message: string,
  links: readonly { name: string; url: string }[],
  place: string | undefined,
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
  const onward = place ? `<p><a href="${escapeHtml(place)}">${escapeHtml(place)}</a></p>` : '';
  return `<!doctype html><html lang="th"><body><table>${rows.join('')}</table><p>${body}</p>${list}${onward}</body></html>`;
}
