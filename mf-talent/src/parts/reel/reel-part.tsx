import { FormattedMessage } from '@dara/sdk/i18n';
import { RecordSection } from '@dara/kit/record';
import { Skeleton, lazyComponent } from '@dara/kit/ui';
import type { TalentRecord } from '../../api/generated.ts';

// Uploads and posters are loaded only where a reel is set.
const Editor = lazyComponent(() =>
  import(/* webpackChunkName: "reel-editor" */ './reel-editor.tsx').then(
    (module) => module.ReelEditor,
  ),
);

/** The reel of a talent, beside the record's form: seen, set, replaced and removed. */
export function ReelPart({ talent }: { talent: Pick<TalentRecord, 'id' | 'reel'> }) {
  return (
    <RecordSection title={<FormattedMessage id="talent.reel.title" />}>
      <Editor talent={talent} pending={<Skeleton shape="box" height={160} />} />
    </RecordSection>
  );
}
