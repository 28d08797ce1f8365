/** The element that holds what a rendered page fetches once it is painted, its entry first. */
export const LATER_ID = 'dara-later';

/**
 * Lets a rendered page be seen before it is brought to life: its scripts are fetched when the
 * picture that counts has come, and run after the frame that shows it. A visitor who acts earlier,
 * a tab in the background and a picture that does not come are not kept waiting.
 */
export const STARTER = `(function(){
var d=document,later=d.getElementById("${LATER_ID}").content,entry=later.querySelector("[as=script]"),isAsked,isBegun;
function ask(){if(!isAsked){isAsked=true;d.head.append(later)}}
function begin(){if(isBegun)return;isBegun=true;ask();var s=d.createElement("script");
s.integrity=entry.integrity;s.crossOrigin="anonymous";s.src=entry.href;d.head.append(s)}
function shown(){ask();requestAnimationFrame(function(){requestAnimationFrame(begin)})}
var picture=d.querySelector("img[fetchpriority=high]");
if(!picture||picture.complete)shown();
else["load","error"].forEach(function(type){picture.addEventListener(type,shown,{once:true})});
["pointerdown","keydown"].forEach(function(type){addEventListener(type,begin,{once:true,capture:true,passive:true})});
setTimeout(begin,1200)})()`;

/** From asking for a document until its head is read: a line that takes longer brings no font in time. */
const QUICK_MS = 150;

/**
 * Fetches the fonts that its element names (`data-fonts`, addresses with spaces between) before
 * anything is drawn, where the line lets them arrive in time for the first frame; on a slow one they
 * would only hold up the page's picture. How long the document took to come tells the line better
 * than `navigator.connection`, which knows nothing of it at a first visit. In the head, because a
 * browser holds its first frame back for optional fonts that it knows of before the body begins, and
 * takes none that come later.
 */
export const FONT_STARTER = `(function(){
var d=document,visit=performance.getEntriesByType("navigation")[0],line=navigator.connection||{};
if(visit&&performance.now()-visit.requestStart<${QUICK_MS}&&!line.saveData)
d.currentScript.dataset.fonts.split(" ").forEach(function(url){
var link=d.createElement("link");link.rel="preload";link.as="font";link.type="font/woff2";
link.crossOrigin="anonymous";link.href=url;d.head.append(link)})})()`;
