import type { PageLoaderArgs, PageStore } from '@dara/contract';
import { loaderHushed } from '@dara/sdk/notice';
import { whenIdle } from '@dara/kit/ui';
import { endpoints as publicApi } from '../../api/generated.ts';
import { loadQueries } from '../../load-queries.ts';
import {
  aboutArgs,
  clientArgs,
  jobArgs,
  newFacesArgs,
  newsArgs,
  talentGroupArgs,
  talentGroups,
  talkOfTheTownArgs,
} from './home.queries.ts';

const { home, contentPageDetail, talentList, talentSummary, newsList, jobList, clientList } =
  publicApi.endpoints;
const [firstGroup, ...otherGroups] = talentGroups;

/** The groups behind the other tabs, one after the other and without a word: they load in the background. */
function loadOtherGroups(store: PageStore, signal: AbortSignal, at = 0): void {
  whenIdle(() => {
    const group = otherGroups[at];
    if (!group || signal.aborted) return;
    store.dispatch(loaderHushed(true));
    const request = store.dispatch(talentList.initiate(talentGroupArgs(group))) as StartedQuery;
    void request.then(() => {
      request.unsubscribe();
      store.dispatch(loaderHushed(false));
      loadOtherGroups(store, signal, at + 1);
    });
  });
}

interface StartedQuery extends Promise<unknown> {
  unsubscribe: () => void;
}

/**
 * Loads all data of the home page. A document contains only the visible talent group: the browser loads the others
 * later.
 */
export async function loadHome({ store, signal }: PageLoaderArgs): Promise<null> {
  const inSight = [
    home.initiate(),
    talentSummary.initiate(),
    contentPageDetail.initiate(aboutArgs),
    newsList.initiate(talkOfTheTownArgs),
    talentList.initiate(talentGroupArgs(firstGroup)),
    talentList.initiate(newFacesArgs),
    newsList.initiate(newsArgs),
    jobList.initiate(jobArgs),
    clientList.initiate(clientArgs),
  ];
  await loadQueries(store, inSight, signal);
  if (typeof window !== 'undefined') loadOtherGroups(store, signal);
  return null;
}
