import { lazyComponent } from '@dara/kit/ui';
import { PagePending } from '../page/page-pending.tsx';

const ManagementFrame = lazyComponent(loadManagementFrame);

/** Fetched beside the first management page, so that public visitors never load it. */
export function loadManagementFrame() {
  return import(/* webpackChunkName: "management-frame" */ './management-frame.tsx').then(
    (m) => m.ManagementFrame,
  );
}

/** The frame of every management page. */
export function ManagementLayout() {
  return <ManagementFrame pending={<PagePending page={{ frame: 'management' }} />} />;
}
