import type { PartOf, SlotProps } from '@dara/contract';
import { ButtonLink, MoreLink } from '@dara/kit/ui';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useManagementJobListQuery } from '../../api/generated.ts';
import { paths } from '../../paths.ts';

const SHOWN = 3;

/** On the page of a talent: leads a business from its open jobs to inviting this person. */
function WorkWithTalent({ nameTh, nameEn }: SlotProps['mf-public/work-with-talent']) {
  const titleId = useId();
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { data } = useManagementJobListQuery({ status: ['Open'], page: 1, size: SHOWN });
  if (!data) return null;
  const name = localized({ th: nameTh, en: nameEn }, locale);
  const jobs = data.items.map(({ id, title }) => ({ id, title: localized(title, locale) }));
  return (
    <Section aria-labelledby={titleId}>
      <header>
        <div>
          <h2 id={titleId}>
            <FormattedMessage id="business.talentPart.title" values={{ name }} />
          </h2>
          <p>
            <FormattedMessage
              id={jobs.length > 0 ? 'business.talentPart.choose' : 'business.talentPart.none'}
            />
          </p>
        </div>
        {data.total > jobs.length ? (
          <MoreLink to={`${paths.jobs}?status=Open`}>
            <FormattedMessage id="business.talentPart.all" />
          </MoreLink>
        ) : (
          <ButtonLink to={paths.jobCreate}>
            <FormattedMessage id="business.talentPart.post" />
          </ButtonLink>
        )}
      </header>
      {jobs.length > 0 && (
        <Jobs role="list">
          {jobs.map(({ id, title }) => (
            <li key={id}>
              <span>{title}</span>
              <ButtonLink
                size="small"
                to={paths.jobInviteNamed(id, name)}
                aria-label={formatMessage(
                  { id: 'business.talentPart.inviteTo' },
                  { name, job: title },
                )}
              >
                <FormattedMessage id="business.talentPart.invite" />
              </ButtonLink>
            </li>
          ))}
        </Jobs>
      )}
    </Section>
  );
}

export const part: PartOf<'mf-public/work-with-talent'> = { Component: WorkWithTalent };

const Section = styled.section`
  margin-block-start: ${tokens.space16};
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: ${tokens.space4} ${tokens.space6};
    margin-block-end: ${tokens.space4};
  }
  h2 {
    font-size: ${tokens.textHeading};
    overflow-wrap: anywhere;
  }
  p {
    color: ${tokens.inkMuted};
  }
`;

const Jobs = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space4};
    padding-block: ${tokens.space3};
    border-block-start: 1px solid ${tokens.line};
  }
  li > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
