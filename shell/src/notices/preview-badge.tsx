import { PREVIEW_LEAVE_PATH, type ReleasePreview } from '@dara/contract';
import { useFormat } from '@dara/kit/format';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { useLocation } from '@dara/sdk/router';
import { media, tokens } from '@dara/sdk/theme';
import { Button } from '@dara/kit/ui';
import { FlaskConical } from 'lucide-react';
import { styled } from 'styled-components';

/**
 * Names the releases of a preview and leaves it. Above the page and not fixed, so that it covers no action; a form, so
 * that it works whatever the previewed release does to the page.
 */
export function PreviewBadge({ preview }: { preview: ReleasePreview }) {
  const intl = useIntl();
  const { dateTime } = useFormat();
  const { pathname, search } = useLocation();
  const names = preview.releases.map(({ name, version }) => `${name} ${version}`);
  return (
    <Root aria-label={intl.formatMessage({ id: 'shell.preview.label' })}>
      <FlaskConical size={18} aria-hidden />
      <Text>
        <strong>
          <FormattedMessage id="shell.preview.title" />
        </strong>{' '}
        {intl.formatList(names, { type: 'unit' })}{' '}
        <Until>
          <FormattedMessage id="shell.preview.until" values={{ time: dateTime(preview.until) }} />
        </Until>
      </Text>
      <form method="post" action={PREVIEW_LEAVE_PATH}>
        <input type="hidden" name="to" value={pathname + search} />
        <Button type="submit" size="small" variant="secondary">
          <FormattedMessage id="shell.preview.leave" />
        </Button>
      </form>
    </Root>
  );
}

const Root = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space2} ${tokens.space3};
  padding: ${tokens.space2} 16px;
  border-bottom: 2px solid ${tokens.brand};
  background: ${tokens.paperRaised};
  font-size: ${tokens.textSmall};
  > svg {
    flex: none;
    color: ${tokens.brand};
  }
  ${media.desktop} {
    padding-inline: 32px;
  }
`;

const Text = styled.p`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Until = styled.span`
  color: ${tokens.inkMuted};
`;
