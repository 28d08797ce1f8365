import { ALIVE_EVENT, PENDING_SUBMIT } from '@dara/contract';

/** The element that holds what a rendered page fetches once it is painted, its entry first. */
export const DEFERRED_PRELOADS_ID = 'dara-later';

/**
 * Lets a rendered page be seen before it is brought to life: its scripts are fetched when the
 * picture that counts has come, and run after the frame that shows it. A visitor who acts earlier,
 * a tab in the background and a picture that does not come are not kept waiting. Links and GET forms work
 * by themselves until then, as do POST forms with an address of their own; a button that was pressed in vain is pressed
 * again once somebody listens. Any other POST form has nobody to send to: it is held, with what was typed, and submits
 * itself once it can.
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
