import type { Announcement } from '@dara/contract';
import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { Link } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { Info, TriangleAlert, X } from 'lucide-react';
import { styled } from 'styled-components';
import { useServices } from '../site/services.ts';
import { dismiss } from './dismissed.ts';

/** Site announcements above the header; part of the document, so that nothing shifts when they load. */
export function Announcements() {
  const { formatMessage } = useIntl();
  const { announcements = [] } = useServices().snapshot.site;
  if (announcements.length === 0) return null;
  return (
    <section aria-label={formatMessage({ id: 'shell.announcement.title' })}>
      {announcements.map((one) => (
        <Line key={one.id} {...one} />
      ))}
    </section>
  );
}

function Line({ id, kind, text, link }: Announcement) {
  const { formatMessage } = useIntl();
  const shown = localized(text, useLocale());
  const isImportant = kind === 'Important';
  const Icon = isImportant ? TriangleAlert : Info;
  return (
    <Bar $id={id} $isImportant={isImportant}>
      <Icon size={18} aria-hidden />
      {link ? (
        <Text as={link.startsWith('/') ? Link : 'a'} {...targetOf(link)}>
          {shown}
        </Text>
      ) : (
        <Text>{shown}</Text>
      )}
      <Close
        type="button"
        aria-label={formatMessage({ id: 'shell.announcement.close' }, { text: shown })}
        onClick={() => dismiss(id)}
      >
        <X size={18} aria-hidden />
      </Close>
    </Bar>
  );
}

const targetOf = (link: string): object =>
  link.startsWith('/') ? { to: link } : { href: link, rel: 'noreferrer' };

const Bar = styled.div<{ $id: string; $isImportant: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${tokens.space3};
  align-items: center;
  padding: 0 max(16px, calc((100% - ${tokens.contentWidth}) / 2));
  border-bottom: 1px solid ${tokens.line};
  background: ${(p) => (p.$isImportant ? tokens.brandFill : tokens.paperSunken)};
  color: ${(p) => (p.$isImportant ? tokens.onBrandFill : tokens.ink)};
  font-size: ${tokens.textSmall};
  html[data-dismissed~='${(p) => p.$id}'] & {
    display: none;
  }
`;

const Text = styled.p`
  margin: 0;
  padding-block: 11px;
  color: inherit;
  text-underline-offset: 0.3em;
  overflow-wrap: anywhere;
`;

const Close = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-inline-end: -12px;
  border: 0;
  border-radius: ${tokens.radiusMedium};
  background: none;
  color: inherit;
  cursor: pointer;
`;
