import { Button } from '@dara/kit/ui';
import { FormattedMessage } from '@dara/sdk/i18n';
import { useFormikContext } from 'formik';
import { Globe } from 'lucide-react';
import { useState } from 'react';
import { statusOf, type NewsValues } from '../news-values.ts';

/** Saves an article that nobody can read yet as that, or publishes it. */
export function DraftButtons() {
  const { values, isSubmitting, setFieldValue, submitForm } = useFormikContext<NewsValues>();
  const [isPublishing, setIsPublishing] = useState(false);
  const next = statusOf({ ...values.publishing, publish: true }, Date.now());
  const publish = async () => {
    setIsPublishing(true);
    await setFieldValue('publishing.publish', true, false);
    const isSaved: unknown = await submitForm();
    // What was refused is not published by saving it later.
    if (isSaved !== true) await setFieldValue('publishing.publish', false, false);
    setIsPublishing(false);
  };
  return (
    <>
      <Button type="submit" disabled={isPublishing} loading={isSubmitting && !isPublishing}>
        <FormattedMessage id="cms.article.saveDraft" />
      </Button>
      <Button
        variant="primary"
        icon={<Globe size={20} aria-hidden />}
        loading={isPublishing}
        disabled={isSubmitting && !isPublishing}
        onClick={() => void publish()}
      >
        <FormattedMessage
          id={next === 'Scheduled' ? 'cms.article.schedule' : 'cms.article.publishNow'}
        />
      </Button>
    </>
  );
}
