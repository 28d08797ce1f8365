import { useFormat } from '@dara/kit/format';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { NothingYet } from '@dara/kit/record';
import { media, tokens } from '@dara/sdk/theme';
import { Badge, Image, ExternalLink } from '@dara/kit/ui';
import { styled } from 'styled-components';
import type { WorkBudget, WorkExperience } from '../../api/generated.ts';

/** Rates of each kind of assignment. */
export function BudgetList({ budgets }: { budgets: readonly WorkBudget[] }) {
  const format = useFormat();
  if (budgets.length === 0) {
    return (
      <NothingYet>
        <FormattedMessage id="talent.profile.budgetsEmpty" />
      </NothingYet>
    );
  }
  return (
    <Lines>
      {budgets.map((budget) => (
        <li key={budget.id}>
          <Words>
            <FormattedMessage id={`talent.budget.${budget.type}`} />
            {budget.detail && <small>{budget.detail}</small>}
          </Words>
          <Amount>
            <b>{format.money(budget.rateCharge)}</b>
            <small>
              <FormattedMessage
                id="talent.profile.updatedOn"
                values={{ date: format.date(budget.dateUpdate) }}
              />
            </small>
          </Amount>
        </li>
      ))}
    </Lines>
  );
}

/** Experiences: product, role and customer. */
export function ExperienceList({ experiences }: { experiences: readonly WorkExperience[] }) {
  const format = useFormat();
  if (experiences.length === 0) {
    return (
      <NothingYet>
        <FormattedMessage id="talent.profile.experiencesEmpty" />
      </NothingYet>
    );
  }
  return (
    <Lines>
      {experiences.map((experience) => (
        <li key={experience.id}>
          <Words>
            <ExternalLink href={experience.link}>
              {experience.project ?? experience.customerName}
            </ExternalLink>
            {experience.role && <span>{experience.role}</span>}
            <small>
              {[
                experience.project && experience.customerName,
                format.date(experience.hireDate, 'month'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </Words>
          <Badge tone={experience.experienceType === 'Internal' ? 'brand' : 'neutral'}>
            <FormattedMessage id={`talent.experience.${experience.experienceType}`} />
          </Badge>
          {experience.images.length > 0 && <ExperienceImages experience={experience} />}
        </li>
      ))}
    </Lines>
  );
}

/** These images need no description: their purpose is shown. */
function ExperienceImages({ experience }: { experience: WorkExperience }) {
  const { formatMessage } = useIntl();
  const { project, customerName, images } = experience;
  return (
    <Pictures>
      {images.map((image, index) => (
        <Image
          key={image.id}
          image={image}
          ratio="1 / 1"
          sizes="(min-width: 640px) 112px, 30vw"
          alt={formatMessage(
            { id: 'talent.experience.picture' },
            { work: project ?? customerName, number: index + 1 },
          )}
        />
      ))}
    </Pictures>
  );
}

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${tokens.space2} ${tokens.space4};
    align-items: start;
    padding-block: ${tokens.space3};
    border-block-start: 1px solid ${tokens.line};
  }
  li:first-child {
    padding-block-start: 0;
    border-block-start: 0;
  }
  li:last-child {
    padding-block-end: 0;
  }
  small {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Amount = styled.span`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  font-variant-numeric: tabular-nums;
  b {
    font-weight: 600;
  }
`;

const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(88px, 1fr));
  grid-column: 1 / -1;
  gap: ${tokens.space2};
  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, 112px);
  }
  > * {
    overflow: hidden;
    border-radius: ${tokens.radiusSmall};
  }
`;
