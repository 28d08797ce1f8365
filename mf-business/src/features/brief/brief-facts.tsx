import { jobTypeMessages } from '@dara/agency/labels';
import { usePay } from '@dara/agency/pay';
import { useFormat } from '@dara/kit/format';
import { DescriptionList, NothingYet, RecordSection, type Fact } from '@dara/kit/record';
import { useFileDownload } from '@dara/kit/resource';
import { Button, ExternalLink, TextLink } from '@dara/kit/ui';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Brief, BriefScript } from '../../api/generated.ts';
import { paths } from '../../paths.ts';

/** What the client wrote, and whom it starred. */
export function BriefFacts({ brief }: { brief: Brief }) {
  const locale = useLocale();
  const format = useFormat();
  const label = (id: string) => <FormattedMessage id={`business.brief.${id}`} />;
  return (
    <>
      <RecordSection title={label('people')} aside={brief.talents.length}>
        {brief.talents.length === 0 ? (
          <NothingYet>{label('nobody')}</NothingYet>
        ) : (
          <ul>
            {brief.talents.map(({ id, name }) => (
              <li key={id}>
                <TextLink to={paths.talentDetail(id)}>{localized(name, locale)}</TextLink>
              </li>
            ))}
          </ul>
        )}
      </RecordSection>
      <RecordSection title={label('wants')}>
        <DescriptionList facts={useFacts(brief)} />
      </RecordSection>
      <RecordSection title={label('sender')}>
        <DescriptionList facts={senderFacts(brief, format.dateTime(brief.createdAt))} />
      </RecordSection>
    </>
  );
}

const fact = (id: string, value: ReactNode): Fact => ({
  id,
  label: <FormattedMessage id={`business.brief.field.${id}`} />,
  value: value ?? null,
});

function useFacts(brief: Brief): Fact[] {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const pay = usePay();
  const answer = format.date(brief.answerBy);
  return [
    fact('jobType', formatMessage(jobTypeMessages[brief.jobType])),
    fact('roles', <Lines>{brief.roles}</Lines>),
    fact('openings', format.number(brief.openings)),
    fact(
      'shoot',
      [format.dateRange(brief.shootFrom ?? brief.shootTo, brief.shootTo), brief.shootDays]
        .filter(Boolean)
        .join(', '),
    ),
    fact('location', brief.location),
    fact('media', brief.media.join(', ')),
    fact('usageMonths', brief.usageMonths),
    fact('territory', brief.territory),
    fact('budget', pay(brief.budgetFrom, brief.budgetTo, brief.budgetUnit)),
    fact(
      'answerBy',
      brief.isTonight ? `${formatMessage({ id: 'business.brief.tonight' })} (${answer})` : answer,
    ),
    fact('message', brief.message && <Lines>{brief.message}</Lines>),
    fact('script', brief.script && <ScriptFile id={brief.id} script={brief.script} />),
    fact(
      'scriptLink',
      brief.scriptLink && <ExternalLink href={brief.scriptLink}>{brief.scriptLink}</ExternalLink>,
    ),
  ];
}

const senderFacts = ({ name, company, email, phone }: Brief, received: string): Fact[] => [
  { id: 'received', label: <FormattedMessage id="business.brief.received" />, value: received },
  fact('name', name),
  fact('company', company),
  fact('email', <a href={`mailto:${email}`}>{email}</a>),
  fact('phone', phone && <a href={`tel:${phone}`}>{phone}</a>),
];

/** Saves the script; its content is that of a stranger, so the browser does not show it. */
function ScriptFile({ id, script }: { id: string; script: BriefScript }) {
  const { formatNumber } = useIntl();
  const file = useFileDownload();
  const url = `/api/management/brief/${id}/script`;
  return (
    <Button
      size="small"
      icon={<Download size={18} aria-hidden />}
      loading={file.isBusy}
      onClick={() => void file.save({ url }, `script.${script.type}`)}
    >
      <FormattedMessage
        id="business.brief.downloadScript"
        values={{
          type: script.type.toUpperCase(),
          size: formatNumber(Math.max(script.size / 1024 / 1024, 0.1), {
            maximumFractionDigits: 1,
          }),
        }}
      />
    </Button>
  );
}

const Lines = styled.span`
  white-space: pre-line;
`;
