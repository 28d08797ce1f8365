import { useBodyFacts } from '@dara/agency/body';
import { genderMessages } from '@dara/agency/labels';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { fullName, languageName, nationalityName, nickNameBeside } from '@dara/model';
import type { TalentDetail } from '../../api/generated.ts';
import { ShownFacts } from '@dara/agency/job';
import { DetailSection } from './talent-detail.styles.tsx';

const label = (id: string) => <FormattedMessage id={`public.talent.fact.${id}`} />;

/** Personal facts. */
export function PersonalFacts({ talent }: { talent: TalentDetail }) {
  const intl = useIntl();
  const locale = useLocale();
  // Not repeated when it is part of the stage name in the heading.
  const shown = localized(talent.name, locale);
  const age =
    talent.age === null
      ? null
      : intl.formatMessage({ id: 'public.talent.age' }, { age: talent.age });
  const facts = [
    { id: 'name', value: fullName(talent, locale) },
    { id: 'nickName', value: nickNameBeside(shown, localized(talent.nickName, locale)) },
    { id: 'gender', value: <FormattedMessage {...genderMessages[talent.gender]} /> },
    { id: 'age', value: age },
    { id: 'nationality', value: nationalityName(talent.nationality, locale) },
    {
      id: 'languages',
      value: talent.languages.map((code) => languageName(code, locale)).join(', '),
    },
  ];
  return (
    <DetailSection title={label('personal')}>
      <ShownFacts facts={facts.map((fact) => ({ ...fact, label: label(fact.id) }))} />
    </DetailSection>
  );
}

/** Body measurements; for a minor only what the api returns. */
export function BodyFacts({ talent }: { talent: TalentDetail }) {
  const facts = useBodyFacts(talent);
  if (facts.every(({ value }) => value === null)) return null;
  return (
    <DetailSection title={label('body')}>
      <ShownFacts facts={facts} />
    </DetailSection>
  );
}
