import { FormLanguagesField } from '@dara/agency/fields';
import { FormMultiSelect, FormTextArea } from '@dara/kit/forms';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { TAGS_MAX, TALENT_LINES } from '@dara/model';
import { ErrorState } from '@dara/kit/ui';
import { useMemo } from 'react';
import { useTalentTagsQuery, type TalentRecord } from '../../api/generated.ts';

/** Biography, languages and tags. */
export function AboutFields({ record }: { record: TalentRecord | undefined }) {
  const label = useIntl().formatMessage({ id: 'talent.profile.about' });
  return (
    <>
      <FormTextArea
        name="bio.th"
        limit={TALENT_LINES.bio}
        label={<FormattedMessage id="kit.form.inThai" values={{ label }} />}
      />
      <FormTextArea
        name="bio.en"
        lang="en"
        limit={TALENT_LINES.bio}
        label={<FormattedMessage id="kit.form.inEnglish" values={{ label }} />}
      />
      <FormLanguagesField label={<FormattedMessage id="talent.profile.languages" />} />
      <TagField record={record} />
    </>
  );
}

function TagField({ record }: { record: TalentRecord | undefined }) {
  const locale = useLocale();
  const query = useTalentTagsQuery();
  const known = useMemo(() => {
    const tags = [...(query.data ?? []), ...(record?.tags ?? [])];
    return [...new Map(tags.map((tag) => [tag.id, tag])).values()];
  }, [query.data, record]);
  if (query.isError && !query.data) {
    return (
      <ErrorState
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <FormMultiSelect
      name="tags"
      options={known.map((tag) => ({ value: tag.id, label: localized(tag, locale) }))}
      label={<FormattedMessage id="talent.profile.tags" />}
      hint={<FormattedMessage id="talent.record.hint.tags" values={{ limit: TAGS_MAX }} />}
    />
  );
}
