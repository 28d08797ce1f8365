import type { PageLoaderArgs } from '@dara/shared/contract';
import { endpoints as publicApi } from '../../api/generated.ts';
import { loadQueries } from '../../load-queries.ts';
import {
  clientArgs,
  jobArgs,
  newsArgs,
  talentGroupArgs,
  talentGroups,
  talkOfTheTownArgs,
} from './home.queries.ts';

/** Asks for everything the home page shows. */
export async function loadHome({ store, signal }: PageLoaderArgs): Promise<null> {
  const { talentList, talentSummary, newsList, jobList, clientList } = publicApi.endpoints;
  const wanted = [
    talentSummary.initiate(),
    newsList.initiate(talkOfTheTownArgs),
    ...talentGroups.map((group) => talentList.initiate(talentGroupArgs(group))),
    newsList.initiate(newsArgs),
    jobList.initiate(jobArgs),
    clientList.initiate(clientArgs),
  ];
  await loadQueries(store, wanted, signal);
  return null;
}
