export interface PublicPage {
  name: string;
  path: string;
}

async function firstLink(site: string, list: string): Promise<string> {
  const document = await (await fetch(site + list)).text();
  const [, found] = new RegExp(`href="(${list}/[0-9a-f][0-9a-f-]{7,})"`).exec(document) ?? [];
  if (!found) throw new Error(`${list} shows no link to a record`);
  return found;
}

/** The five pages with targets: two lists and one record of each kind. */
export async function publicPages(site: string): Promise<PublicPage[]> {
  const [talent, news, job] = await Promise.all(
    ['/talent', '/news', '/job'].map((list) => firstLink(site, list)),
  );
  return [
    { name: 'home', path: '/' },
    { name: 'talents', path: '/talent' },
    { name: 'a talent', path: talent ?? '' },
    { name: 'a news item', path: news ?? '' },
    { name: 'a job', path: job ?? '' },
  ];
}
