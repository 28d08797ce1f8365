import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { media, tokens } from '@dara/sdk/theme';
import { focusRing } from '@dara/kit/ui';
import { Link2, Share2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { BrandIcon } from './brand-icon.tsx';

interface ShareButtonsProps {
  /** Path of what is shared. */
  path: string;
  /** Path for Facebook, where it has a page of its own. */
  facebookPath?: string;
}

const LINE_URL = 'https://social-plugins.line.me/lineit/share?url=';
const FACEBOOK_URL = 'https://www.facebook.com/sharer/sharer.php?u=';
const X_URL = 'https://x.com/intent/post?url=';

const subscribe = () => () => undefined;
/** Only a browser knows the address people see; the first rendering does without. */
const useOrigin = () =>
  useSyncExternalStore(
    subscribe,
    () => location.origin,
    () => '',
  );

/** Whether the visitor's own system can share; the first rendering does without. */
const useCanShare = () =>
  useSyncExternalStore(
    subscribe,
    () => typeof navigator.share === 'function',
    () => false,
  );

/** Hands the link to the visitor's own apps, copies it, or opens the own dialogs of LINE, Facebook and X with it. */
export function ShareButtons({ path, facebookPath = path }: ShareButtonsProps) {
  const { formatMessage } = useIntl();
  const notice = useNotice();
  const origin = useOrigin();
  const canShare = useCanShare();
  const share = async () => {
    try {
      await navigator.share({ title: document.title, url: origin + path });
    } catch (cause) {
      // Whoever closes the system's own sheet has changed their mind.
      if (cause instanceof DOMException && cause.name === 'AbortError') return;
      notice({ kind: 'error', message: { id: 'public.share.systemFailed' } });
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(origin + path);
      notice({ kind: 'success', message: { id: 'sdk.notice.linkCopied' } });
    } catch {
      notice({ kind: 'error', message: { id: 'public.share.failed' } });
    }
  };
  const addressOf = (service: string, shared: string) =>
    service + encodeURIComponent(origin + shared);
  const services = [
    { id: 'line', name: 'LINE', href: addressOf(LINE_URL, path) },
    { id: 'facebook', name: 'Facebook', href: addressOf(FACEBOOK_URL, facebookPath) },
    { id: 'x', name: 'X', href: addressOf(X_URL, path) },
  ] as const;
  return (
    <Row role="group" aria-label={formatMessage({ id: 'public.share.title' })}>
      <span aria-hidden>
        <FormattedMessage id="public.share.title" />
      </span>
      {canShare && (
        <Share as="button" type="button" onClick={() => void share()}>
          <Share2 size={18} aria-hidden />
          <FormattedMessage id="public.share.system" />
        </Share>
      )}
      <Share as="button" type="button" onClick={() => void copy()}>
        <Link2 size={18} aria-hidden />
        <FormattedMessage id="public.share.copy" />
      </Share>
      {services.map(({ id, name, href }) => (
        <Share key={id} href={href} target="_blank" rel="noopener noreferrer">
          <BrandIcon brand={id} />
          {name}
        </Share>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space2};
  > span {
    margin-inline-end: ${tokens.space2};
    /* On phones the four ways stand in one row below the word. */
    flex-basis: 100%;
    ${media.tablet} {
      flex-basis: auto;
    }
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;

const Share = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space2};
  min-height: 36px;
  padding: 4px ${tokens.space4};
  border: 1px solid ${tokens.lineStrong};
  border-radius: ${tokens.radiusFull};
  background: none;
  color: ${tokens.ink};
  font-size: ${tokens.textSmall};
  text-decoration: none;
  cursor: pointer;
  &:hover {
    border-color: ${tokens.brand};
    color: ${tokens.brand};
  }
  ${focusRing}
`;
