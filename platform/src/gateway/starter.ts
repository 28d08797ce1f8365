import { ALIVE_EVENT, PENDING_SUBMIT } from '@dara/contract';

/** The element with the deferred scripts of a rendered page, its entry first. */
export const DEFERRED_PRELOADS_ID = 'dara-later';

/**
 * Defers hydration of a rendered page: its scripts are fetched when the main image has loaded, and run after the frame
 * that shows it. User input, a background tab and a missing image start it earlier. Links, GET forms and POST forms
 * with an action work natively until then; a button clicked before hydration is clicked again afterwards. Any other
 * POST form is held with its values and submitted after hydration.
 */
export const STARTER = `(function(){
var d=document,later=d.getElementById("${DEFERRED_PRELOADS_ID}").content,entry=later.querySelector("[as=script]"),isAsked,isBegun,pressed;
function ask(){if(!isAsked){isAsked=true;d.head.append(later)}}
function begin(){if(isBegun)return;isBegun=true;ask();var s=d.createElement("script");
s.integrity=entry.integrity;s.crossOrigin="anonymous";s.src=entry.href;d.head.append(s)}
function shown(){ask();requestAnimationFrame(function(){requestAnimationFrame(begin)})}
function note(e){pressed=e.target.closest("button:not([type=submit])")||pressed}
function hold(e){if(e.target.method==="post"&&!/^\\//.test(e.target.getAttribute("action"))){e.preventDefault();e.target.${PENDING_SUBMIT}=true}}
addEventListener("click",note,true);
addEventListener("submit",hold,true);
addEventListener("${ALIVE_EVENT}",function(){removeEventListener("click",note,true);
removeEventListener("submit",hold,true);
if(pressed&&pressed.isConnected)pressed.click()},{once:true});
var picture=d.querySelector("img[fetchpriority=high]");
if(!picture||picture.complete)shown();
else["load","error"].forEach(function(type){picture.addEventListener(type,shown,{once:true})});
["pointerdown","keydown"].forEach(function(type){addEventListener(type,begin,{once:true,capture:true,passive:true})});
setTimeout(begin,1200)})()`;
