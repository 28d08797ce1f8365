import * as agency from './agency-data.ts';
import * as casting from './casting-data.ts';
import * as digital from './digital-data.ts';
import * as fashion from './fashion-data.ts';
import * as guides from './guides-data.ts';
import * as music from './music-data.ts';
import type { NewsText } from './news-text.ts';
import * as screen from './screen-data.ts';
import * as training from './training-data.ts';

/** Newest first. */
export const GENERAL_NEWS: readonly NewsText[] = [
  casting.openCasting,
  guides.selfTapeGuide,
  training.stuntWorkshop,
  agency.signLanguage,
  agency.cardApplication,
  digital.influencerTrends,
  screen.boatyardFilm,
  agency.cardStudio,
  guides.minorRules,
  digital.drinkCampaign,
  music.parkConcert,
  fashion.fashionWeek,
  guides.quotationGuide,
  screen.chiangRaiSeries,
  training.voiceClinic,
  agency.transparencyAward,
  agency.songkranCalendar,
  music.seriesTheme,
  casting.brandMeeting,
  fashion.museumTextiles,
  guides.generatedImages,
  training.mentors,
  casting.metroExtras,
  screen.podcast,
];

/** Newest first. */
export const TALK_OF_THE_TOWN: readonly NewsText[] = [
  fashion.redCarpet,
  screen.onScreenPair,
  music.rainSong,
  screen.rooftopFight,
  digital.chilliDip,
  fashion.threeCovers,
  screen.firstAward,
  digital.comedyLive,
  fashion.flipFlopRunway,
  music.trainSingle,
  screen.veteranComedy,
  casting.sixteenYearOld,
];
