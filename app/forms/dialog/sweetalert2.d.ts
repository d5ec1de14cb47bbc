/** The build without inline styles, which the Content-Security-Policy would block. */
declare module 'sweetalert2/dist/sweetalert2.esm.js' {
  export {default} from 'sweetalert2'
}
