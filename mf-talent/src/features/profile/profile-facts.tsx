import { useBodyFacts } from '@dara/agency/body';
import { genderMessages } from '@dara/agency/labels';
import { useFormat } from '@dara/kit/format';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { languageName, nationalityName } from '@dara/model';
import { DescriptionList, RecordSection } from '@dara/kit/record';
import type { TalentRecord } from '../../api/generated.ts';

interface PartProps {
  talent: TalentRecord;
}

const label = (id: string) => <FormattedMessage id={`talent.profile.${id}`} />;

/** Personal facts. */
export function PersonalPart({ talent }: PartProps) {
  const intl = useIntl();
  const locale = useLocale();
  const format = useFormat();
  const years = intl.formatMessage({ id: 'talent.unit.years' });
  const languages = talent.languages.map((code) => languageName(code, locale));
  const facts = [
    { id: 'firstName', value: localized(talent.firstName, locale) },
    { id: 'lastName', value: localized(talent.lastName, locale) },
    { id: 'nickName', value: localized(talent.nickName, locale) },
    { id: 'gender', value: <FormattedMessage {...genderMessages[talent.gender]} /> },
    { id: 'birthday', value: format.date(talent.birthday, 'long') },
    { id: 'age', value: talent.age === null ? null : `${talent.age} ${years}` },
    { id: 'nationality', value: nationalityName(talent.nationality, locale) },
    { id: 'languages', value: intl.formatList(languages, { type: 'unit' }) },
  ];
  return (
    <RecordSection title={label('personal')}>
      <DescriptionList facts={facts.map((fact) => ({ ...fact, label: label(fact.id) }))} />
    </RecordSection>
  );
}

/** How the agency reaches the talent; never public. */
export function ContactPart({ talent }: PartProps) {
  const facts = [
    { id: 'email', value: talent.email },
    { id: 'phoneNumber', value: talent.phoneNumber },
    { id: 'companyName', value: talent.companyName },
  ];
  return (
    <RecordSection title={label('contact')} aside={label('contactAside')}>
      <DescriptionList facts={facts.map((fact) => ({ ...fact, label: label(fact.id) }))} />
    </RecordSection>
  );
}

/** The guardian of a talent under 20. */
export function GuardianPart({ talent }: PartProps) {
  const { guardian } = talent;
  if (!guardian) return null;
  const facts = [
    { id: 'guardianName', value: guardian.name },
    { id: 'guardianRelation', value: guardian.relation },
    { id: 'phoneNumber', value: guardian.phone },
    { id: 'email', value: guardian.email },
  ];
  return (
    <RecordSection title={label('guardian')}>
      <DescriptionList facts={facts.map((fact) => ({ ...fact, label: label(fact.id) }))} />
    </RecordSection>
  );
}

/** Measurements and colours for casting. */
export function BodyPart({ talent }: PartProps) {
  return (
    <RecordSection title={label('body')}>
      <DescriptionList facts={useBodyFacts(talent)} />
    </RecordSection>
  );
}

/** Days on which the talent cannot work. */
export function BookoutsPart({ talent }: PartProps) {
  const format = useFormat();
  if (talent.bookouts.length === 0) return null;
  return (
    <RecordSection title={<FormattedMessage id="talent.record.section.bookouts" />}>
      <DescriptionList
        facts={talent.bookouts.map(({ from, to }, at) => ({
          id: `${from}/${to}`,
          label: <FormattedMessage id="talent.record.bookout.row" values={{ number: at + 1 }} />,
          value: format.dateRange(from, to),
        }))}
      />
    </RecordSection>
  );
}
