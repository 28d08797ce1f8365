import { Skeleton, lazyComponent } from '@dara/kit/ui';
import type { BusinessOfferProps } from './business-offer.tsx';

const Offer = lazyComponent<BusinessOfferProps>(() =>
  import(/* webpackChunkName: "business-offer" */ './business-offer.tsx').then(
    (module) => module.BusinessOffer,
  ),
);

/** What a business sees of its proposal; staff never fetch it. */
export function LazyBusinessOffer(props: BusinessOfferProps) {
  return <Offer {...props} pending={<Skeleton shape="box" height={480} />} />;
}
