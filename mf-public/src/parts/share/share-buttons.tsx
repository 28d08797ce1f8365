import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useNotice } from '@dara/sdk/notice';
import { media, tokens } from '@dara/sdk/theme';
import { focusRing, useCopyLink } from '@dara/kit/ui';
import { Link2, Share2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';

// The icon set leaves trade marks out; these are the marks as their owners draw them.
const SHAPES = {
  line: 'M19.365 9.863c.349 0 .63.285.63.631 0 .345-.281.63-.63.63H17.61v1.125h1.755c.349 0 .63.283.63.63 0 .344-.281.629-.63.629h-2.386c-.345 0-.627-.285-.627-.629V8.108c0-.345.282-.63.63-.63h2.386c.346 0 .627.285.627.63 0 .349-.281.63-.63.63H17.61v1.125h1.755zm-3.855 3.016c0 .27-.174.51-.432.596-.064.021-.133.031-.199.031-.211 0-.391-.09-.51-.25l-2.443-3.317v2.94c0 .344-.279.629-.631.629-.346 0-.626-.285-.626-.629V8.108c0-.27.173-.51.43-.595.06-.023.136-.033.194-.033.195 0 .375.104.495.254l2.462 3.33V8.108c0-.345.282-.63.63-.63.345 0 .63.285.63.63v4.771zm-5.741 0c0 .344-.282.629-.631.629-.345 0-.627-.285-.627-.629V8.108c0-.345.282-.63.63-.63.346 0 .628.285.628.63v4.771zm-2.466.629H4.917c-.345 0-.63-.285-.63-.629V8.108c0-.345.285-.63.63-.63.348 0 .63.285.63.63v4.141h1.756c.348 0 .629.283.629.63 0 .344-.282.629-.629.629M24 10.314C24 4.943 18.615.572 12 .572S0 4.943 0 10.314c0 4.811 4.27 8.842 10.035 9.608.391.082.923.258 1.058.59.12.301.079.766.038 1.08l-.164 1.02c-.045.301-.24 1.186 1.049.645 1.291-.539 6.916-4.078 9.436-6.975C23.176 14.393 24 12.458 24 10.314',
  facebook: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z',
  x: 'M18.901 1.153h3.68l-8.04 9.19L24 22.846h-7.406l-5.8-7.584-6.638 7.584H.474l8.6-9.83L0 1.154h7.594l5.243 6.932ZM17.61 20.644h2.039L6.486 3.24H4.298Z',
} as const;

interface ShareButtonsProps {
  /** Path of the shared page. */
  path: string;
  /** Path for Facebook, if it has a page of its own. */
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

/** Shares a link by the system's share sheet, by copying, or by LINE, Facebook and X. */
export function ShareButtons({ path, facebookPath = path }: ShareButtonsProps) {
  const { formatMessage } = useIntl();
  const notice = useNotice();
  const origin = useOrigin();
  const canShare = useCanShare();
  const share = async () => {
    try {
      await navigator.share({ title: document.title, url: origin + path });
    } catch (cause) {
      // Closing the system's share sheet is a cancel, not an error.
      if (cause instanceof DOMException && cause.name === 'AbortError') return;
      notice({ kind: 'error', message: { id: 'public.share.systemFailed' } });
    }
  };
  const copy = useCopyLink('public.share.failed');
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
      <Share as="button" type="button" onClick={() => void copy(origin + path)}>
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

type Brand = keyof typeof SHAPES;

/** Brand icon of a service. */
function BrandIcon({ brand }: { brand: Brand }) {
  return (
    <svg width={16} height={16} viewBox="0 0 24 24" fill="currentColor" aria-hidden>
      <path d={SHAPES[brand]} />
    </svg>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space2};
  > span {
    margin-inline-end: ${tokens.space2};
    /* On phones the four buttons are in one row below the label. */
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
