import { FormattedMessage } from '@dara/sdk/i18n';
import { Link } from '@dara/sdk/router';
import { tokens } from '@dara/sdk/theme';
import { VisuallyHidden } from '@dara/kit/ui';
import { styled } from 'styled-components';

/**
 * The two names as outlines of Noto Sans Thai (bold) and Noto Sans, so that they look the same before
 * the font is loaded and where it never loads. One unit is a pixel, the base line is at 0.
 */
const THAI = {
  width: 48.5,
  outline:
    'M6.4 0.2Q4.5 0.2 3.3 -0.6Q2.2 -1.5 1.7 -3Q1.2 -4.5 1.2 -6.4Q1.2 -8.5 1.6 -9.9Q2.1 -11.3 3 -12Q3.8 -12.8 5 -13.1Q6.2 -13.5 7.6 -13.5Q9.8 -13.5 11.1 -12.9Q12.4 -12.3 12.9 -11.2Q13.5 -10.1 13.5 -8.6L13.5 0L9.9 0L9.9 -8.3Q9.9 -9.4 9.4 -10Q8.9 -10.6 7.6 -10.6Q6.8 -10.6 6.1 -10.2Q5.5 -9.9 5.1 -9Q4.8 -8.1 4.8 -6.5Q4.8 -4.8 5.3 -3.7Q5.8 -2.6 7.1 -2.6Q7.6 -2.6 8 -2.8L8.4 -0.1Q8 0.1 7.4 0.2Q6.9 0.2 6.4 0.2ZM20.4 0L20.4 -8.7Q20.4 -9.7 19.9 -10.2Q19.4 -10.6 18.4 -10.6Q17.6 -10.6 16.9 -10.4Q16.3 -10.2 15.7 -9.9L15.7 -12.7Q16.2 -13 17.2 -13.2Q18.1 -13.5 19.4 -13.5Q20.8 -13.5 21.8 -13.1Q22.8 -12.7 23.4 -11.8Q24 -10.9 24 -9.3L24 0ZM31.8 0.3Q30.4 0.3 29 0Q27.6 -0.3 26.5 -0.9L27.5 -3.7Q28.2 -3.4 29.3 -2.9Q30.5 -2.5 31.7 -2.5Q33.6 -2.5 33.6 -3.6Q33.6 -4.3 32.9 -4.6Q32.2 -5 30.9 -5.4Q29.6 -5.9 28.7 -6.4Q27.8 -6.9 27.3 -7.7Q26.8 -8.5 26.8 -9.6Q26.8 -11.6 28.3 -12.5Q29.8 -13.5 32.2 -13.5Q33.6 -13.5 34.7 -13.2Q35.7 -13 36.3 -12.7L36.3 -9.9Q35.7 -10.2 34.6 -10.4Q33.5 -10.7 32.4 -10.7Q30.4 -10.7 30.4 -9.7Q30.4 -9.1 31.2 -8.8Q32 -8.5 33.4 -8Q35.3 -7.3 36.3 -6.4Q37.2 -5.5 37.2 -3.8Q37.2 -2.8 36.8 -1.8Q36.3 -0.9 35.1 -0.3Q33.9 0.3 31.8 0.3ZM43.2 0L43.2 -8.7Q43.2 -9.7 42.8 -10.2Q42.3 -10.6 41.3 -10.6Q40.5 -10.6 39.8 -10.4Q39.1 -10.2 38.6 -9.9L38.6 -12.7Q39.1 -13 40.1 -13.2Q41 -13.5 42.3 -13.5Q43.6 -13.5 44.7 -13.1Q45.7 -12.7 46.3 -11.8Q46.8 -10.9 46.8 -9.3L46.8 0Z',
};
const LATIN = {
  width: 35.9,
  outline:
    'M9.4 -5.1Q9.4 -2.6 8 -1.3Q6.6 0 4.1 0L1.4 0L1.4 -10L4.4 -10Q6 -10 7.1 -9.4Q8.2 -8.9 8.8 -7.8Q9.4 -6.7 9.4 -5.1ZM8 -5.1Q8 -7.1 7 -8Q6.1 -8.9 4.3 -8.9L2.6 -8.9L2.6 -1.1L4 -1.1Q8 -1.1 8 -5.1ZM15.4 -7.6Q16.7 -7.6 17.4 -7Q18.1 -6.4 18.1 -5.1L18.1 0L17.2 0L16.9 -1.1L16.9 -1.1Q16.4 -0.4 15.8 -0.2Q15.3 0.1 14.3 0.1Q13.3 0.1 12.7 -0.4Q12 -0.9 12 -2.1Q12 -3.2 12.9 -3.8Q13.7 -4.4 15.6 -4.5L16.9 -4.5L16.9 -5Q16.9 -5.9 16.4 -6.3Q16 -6.6 15.3 -6.6Q14.7 -6.6 14.2 -6.5Q13.7 -6.3 13.2 -6.1L12.8 -7Q13.3 -7.3 14 -7.4Q14.6 -7.6 15.4 -7.6ZM15.7 -3.6Q14.3 -3.6 13.8 -3.2Q13.3 -2.8 13.3 -2.1Q13.3 -1.4 13.6 -1.1Q14 -0.9 14.6 -0.9Q15.6 -0.9 16.2 -1.4Q16.8 -1.9 16.8 -3L16.8 -3.7ZM25 -7.6Q25.2 -7.6 25.5 -7.6Q25.7 -7.6 25.9 -7.6L25.7 -6.4Q25.6 -6.5 25.3 -6.5Q25.1 -6.5 24.9 -6.5Q24.3 -6.5 23.8 -6.2Q23.3 -5.9 23 -5.3Q22.7 -4.8 22.7 -4L22.7 0L21.5 0L21.5 -7.5L22.5 -7.5L22.7 -6.1L22.7 -6.1Q23.1 -6.7 23.6 -7.2Q24.2 -7.6 25 -7.6ZM31 -7.6Q32.3 -7.6 33 -7Q33.7 -6.4 33.7 -5.1L33.7 0L32.8 0L32.5 -1.1L32.5 -1.1Q32 -0.4 31.4 -0.2Q30.9 0.1 29.9 0.1Q28.9 0.1 28.3 -0.4Q27.6 -0.9 27.6 -2.1Q27.6 -3.2 28.5 -3.8Q29.3 -4.4 31.2 -4.5L32.5 -4.5L32.5 -5Q32.5 -5.9 32 -6.3Q31.6 -6.6 30.9 -6.6Q30.3 -6.6 29.8 -6.5Q29.2 -6.3 28.8 -6.1L28.4 -7Q28.9 -7.3 29.6 -7.4Q30.2 -7.6 31 -7.6ZM31.3 -3.6Q29.9 -3.6 29.4 -3.2Q28.9 -2.8 28.9 -2.1Q28.9 -1.4 29.2 -1.1Q29.6 -0.9 30.2 -0.9Q31.2 -0.9 31.8 -1.4Q32.4 -1.9 32.4 -3L32.4 -3.7Z',
};

/** The star of the mark: four points, slightly turned, as a flash is. */
function Star({ size }: { size: number }) {
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
      <Thai width={THAI.width} height="18" viewBox={`0 -16 ${THAI.width} 18`} aria-hidden>
        <path fill="currentColor" d={THAI.outline} />
      </Thai>
      <Latin aria-hidden>
        <svg width={LATIN.width} height="14" viewBox={`0 -12 ${LATIN.width} 14`}>
          <path fill="currentColor" d={LATIN.outline} />
        </svg>
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
  }
  > svg:first-child {
    color: ${tokens.brand};
  }
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
