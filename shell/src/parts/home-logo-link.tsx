import type { SiteDeclaration, SiteIcon } from '@dara/contract';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { Link } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { VisuallyHidden } from '@dara/kit/ui';
import { styled } from 'styled-components';
import { useServices } from '../site/services.ts';

/** The logo as SVG. */
function Drawing({ icon, size }: { icon: SiteIcon; size: number }) {
  return (
    <svg width={size} height={size} viewBox={`0 0 ${icon.size} ${icon.size}`} aria-hidden>
      <path fill="currentColor" d={icon.path} />
    </svg>
  );
}

function Names({ wordmark: { th, en } }: { wordmark: NonNullable<SiteDeclaration['wordmark']> }) {
  return (
    <>
      <Thai width={th.width} height="18" viewBox={`0 -16 ${th.width} 18`} aria-hidden>
        <path fill="currentColor" d={th.outline} />
      </Thai>
      <Latin aria-hidden>
        <svg width={en.width} height="14" viewBox={`0 -12 ${en.width} 14`}>
          <path fill="currentColor" d={en.outline} />
        </svg>
      </Latin>
    </>
  );
}

/** The site's name beside its mark; leads home. */
export function HomeLogoLink() {
  const locale = useLocale();
  const { site } = useServices().snapshot;
  const name = localized(site.name, locale);
  return (
    <Root to="/">
      <Drawing icon={site.icon} size={22} />
      {site.wordmark ? <Names wordmark={site.wordmark} /> : <Name aria-hidden>{name}</Name>}
      <VisuallyHidden>
        <FormattedMessage id="shell.home.label" values={{ site: name }} />
      </VisuallyHidden>
    </Root>
  );
}

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  color: ${tokens.ink};
  text-decoration: none;
  svg {
    flex: none;
  }
  > svg:first-child {
    color: ${tokens.brand};
  }
`;

const Name = styled.strong`
  font-size: 1.125rem;
`;

const Thai = styled.svg`
  color: ${tokens.ink};
`;

const Latin = styled.span`
  display: inline-flex;
  padding-inline-start: 8px;
  border-inline-start: 1px solid ${tokens.line};
  color: ${tokens.inkMuted};
  @media (max-width: 379px) {
    display: none;
  }
`;
