import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import type { HomeValues } from './home-form.model.ts';

/** Outline of the home page with the unsaved values. */
export function HomePreview() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { values } = useFormikContext<HomeValues>();
  const faces = values.heroTalents.filter(({ isShown }) => isShown);
  return (
    <Outline aria-label={formatMessage({ id: 'cms.home.part.preview' })}>
      <li data-part="hero">
        <strong>
          {localized(values.heroTitle, locale) || <FormattedMessage id="cms.home.asMade" />}
        </strong>
        <span>{localized(values.heroText, locale)}</span>
        <small>{faces.map(({ name }) => localized(name, locale)).join(' · ')}</small>
      </li>
      {values.sections
        .filter(({ shown }) => shown)
        .map(({ id }) => (
          <li key={id}>
            <FormattedMessage id={`cms.home.section.${id}`} />
          </li>
        ))}
    </Outline>
  );
}

const Outline = styled.ol`
  display: grid;
  gap: ${tokens.space1};
  max-width: 480px;
  margin: 0;
  padding: ${tokens.space2};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperSunken};
  list-style: none;
  li {
    display: grid;
    padding: ${tokens.space3};
    border-radius: ${tokens.radiusSmall};
    background: ${tokens.paperRaised};
    overflow-wrap: anywhere;
  }
  small {
    color: ${tokens.inkMuted};
  }
`;
