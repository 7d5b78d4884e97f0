// The editor's own look, closed off from that of the page.
export const STYLES = `
:host { all: initial; font: 15px/1.45 system-ui, sans-serif; color: #1b1b1f }
* { box-sizing: border-box; font: inherit }
.bar, .panel, .note { background: #fff; color: #1b1b1f; border: 1px solid #77777f; box-shadow: 0 .3rem 1.5rem #0005; z-index: 2147483000; position: fixed }
.bar { z-index: 2147483001; left: .75rem; bottom: .75rem; display: flex; flex-wrap: wrap; gap: .35rem; padding: .4rem; border-radius: .5rem; max-width: calc(100vw - 1.5rem); align-items: center }
.panel { right: 0; top: 0; bottom: 0; width: min(30rem, 100vw); overflow: auto; padding: 1rem 1rem 5rem; border-width: 0 0 0 1px }
.note { z-index: 2147483002; max-height: calc(100vh - 1rem); overflow: auto; padding: .5rem; border-radius: .4rem; max-width: min(30rem, 94vw); display: grid; gap: .35rem }
.outline { position: fixed; pointer-events: none; border: 2px solid #0b57d0; border-radius: 3px; z-index: 2147482000 }
button, select, input, textarea { padding: .35rem .6rem; border: 1px solid #77777f; border-radius: .25rem; background: #fff; color: inherit; min-height: 2rem }
button { cursor: pointer } button[aria-pressed=true], .main { background: #0b57d0; color: #fff; border-color: #0b57d0 }
button:disabled { opacity: .5; cursor: default }
:focus-visible { outline: .2rem solid #0b57d0; outline-offset: .1rem }
textarea, input[type=text], select { width: 100% } textarea { resize: vertical; field-sizing: content; min-height: 2.4rem }
h2 { font-size: 1.15rem; font-weight: 700; margin: 0 } h3 { font-weight: 700; margin: .8rem 0 .2rem }
.top { display: flex; justify-content: space-between; gap: .5rem; align-items: start; margin-bottom: .5rem }
.bar > .row { display: contents } .bar:has(~ .panel:not([hidden])) { max-width: max(15rem, calc(100vw - 31.5rem)) }
.field { margin: .7rem 0; display: grid; gap: .2rem } fieldset > label { display: block; margin-top: .5rem } .field > label, legend { font-weight: 600 }
.about { display: block; color: #55555c; font-size: .85rem } .mark { color: #9a3412; font-weight: 600 } .error { color: #b3261e; font-weight: 600 } .ok { color: #14632b }
fieldset > button, fieldset > .row { margin-top: .4rem }
fieldset { border: 0; border-left: 3px solid #c8c8d0; margin: .5rem 0; padding: 0 0 0 .7rem; min-width: 0 }
details { border: 1px solid #c8c8d0; border-radius: .3rem; margin: .35rem 0; padding: .35rem } summary { cursor: pointer }
.sections { list-style: none; padding: 0; display: grid; gap: .35rem } .sections .row { flex-wrap: nowrap } .sections .row > button:first-of-type { flex: 1; min-width: 0; text-align: left }
.row { display: flex; gap: .35rem; flex-wrap: wrap; align-items: center } .row > :first-child:is(input) { flex: 1 }
.handle { cursor: grab; touch-action: none; user-select: none; padding: .3rem .5rem; color: #55555c } .dragged { opacity: .5 } .target { outline: 2px dashed #0b57d0; outline-offset: 2px }
img { display: block; max-width: 100%; max-height: 18rem; background: #0000000f }
.cut { position: relative; width: fit-content; cursor: crosshair } .point { position: absolute; width: 1.6rem; height: 1.6rem; margin: -.8rem; border: 3px solid #fff; border-radius: 50%; box-shadow: 0 0 0 2px #1b1b1f, inset 0 0 0 1px #1b1b1f; pointer-events: none }
.row > input[type=range] { flex: 1; padding: 0; min-width: 0 } .row > label:has(+ input[type=range]) { min-width: 6rem }
.pictures { display: grid; grid-template-columns: 1fr 1fr; gap: .5rem } .pictures figure { margin: 0 } .pictures img { max-height: 10rem }
.changes { list-style: none; padding: 0 } button.link { border: 0; padding: 0; min-height: 0; background: none; text-align: left; font-weight: 600; text-decoration: underline } .changes > li { margin-bottom: .8rem }
ul { margin: .3rem 0; padding-left: 1.1rem } del { color: #b3261e } ins { color: #14632b; text-decoration: none }
@media (max-width: 40rem) {
  .bar { left: .4rem; right: .4rem; bottom: .4rem; max-width: none; gap: .25rem; font-size: .85rem } .bar button { padding: .2rem .45rem }
  .bar:has(~ .panel:not([hidden])) { max-width: none } .panel { padding-bottom: 9rem }
}
@media (prefers-color-scheme: dark) {
  .bar, .panel, .note, button, select, input, textarea { background: #1f1f23; color: #ececf1 } .about, .handle { color: #b5b5bd }
  .mark { color: #ffb68a } .error, del { color: #ffb4ab } .ok, ins { color: #8fd8a4 } button[aria-pressed=true], .main { background: #a8c7fa; color: #062e6f }
}`
