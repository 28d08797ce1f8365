import { FormattedMessage } from '@dara/shared/i18n';
import { Link } from '@dara/shared/router';
import { tokens } from '@dara/shared/theme';
import { VisuallyHidden } from '@dara/shared/ui';
import { styled } from 'styled-components';

/** A name, the same in every language. */
const NAME = { th: 'ดารา', en: 'Dara' };

/** The star of the mark: four points, slightly turned, as a flash is. */
export function Star({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <path
        fill="currentColor"
        d="M16 0c1.2 9.6 5.4 14.2 16 16-10.6 1.8-14.8 6.4-16 16-1.2-9.6-5.4-14.2-16-16C10.6 14.2 14.8 9.6 16 0Z"
      />
    </svg>
  );
}

/** ดารา beside its star; leads home. */
export function Mark({ onClick }: { onClick?: () => void }) {
  return (
    <Root to="/" onClick={onClick}>
      <Star size={22} />
      <Word lang="th" aria-hidden>
        {NAME.th}
      </Word>
      <Latin lang="en" aria-hidden>
        {NAME.en}
      </Latin>
      <VisuallyHidden>
        <FormattedMessage id="shell.home.label" />
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
    color: ${tokens.brand};
  }
`;

const Word = styled.span`
  font-size: 1.5rem;
  font-weight: 700;
  line-height: 1.6;
`;

const Latin = styled.span`
  padding-inline-start: 8px;
  border-inline-start: 1px solid ${tokens.line};
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
  letter-spacing: 0.08em;
  line-height: 1.2;
  @media (max-width: 379px) {
    display: none;
  }
`;
